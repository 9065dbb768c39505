import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createListener, type Listener } from "./listener.ts";

/** The times that a test waits for are short here; what matters is which connections end, and which do not. */
const times = { headers: 1000, look: 20, bytesPerSecond: 1000, idleEnd: 100, arriveEnd: 200 };

const open: { listener: Listener; agent: http.Agent }[] = [];
afterEach(async () => {
  for (const { listener, agent } of open.splice(0)) {
    agent.destroy();
    await listener.close();
  }
});

type Answer = { status: number; connection: string | undefined; text: string };

async function start(fetch: (request: Request) => Response | Promise<Response>, given: object = times) {
  const listener = createListener(fetch, given);
  const port = await listener.listen(0, "127.0.0.1");
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  open.push({ listener, agent });
  const ask = (body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = http.request({ port, host: "127.0.0.1", agent, method: body === undefined ? "GET" : "POST" });
      request.on("error", reject);
      request.on("response", async (response) => {
        let text = "";
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text });
      });
      request.end(body);
    });
  /** Opens a connection that has sent this much of a request. */
  const begin = async (text: string) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  return { listener, port, ask, begin };
}

const headersOf = (length: number) => `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends a byte now and then, until the other side ends the connection. */
async function drip(socket: net.Socket): Promise<void> {
  const timer = setInterval(() => socket.write("a"), 20);
  // Not by `once` of node:events, which takes the reset of a connection for a failure.
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
}

describe("a listener", () => {
  it("ends connections that send headers or a body by drips, and answers everybody else meanwhile", async () => {
    const { ask, begin } = await start(async (request) => new Response(await request.text()));
    const drips = await Promise.all(
      Array.from({ length: 20 }, (_, index) => begin(index % 2 ? headersOf(100_000) : "GET / HTTP/1.1\r\nx-slow: ")),
    );
    const ends = Promise.all(drips.map(drip));
    expect((await ask("quick")).text).toBe("quick");
    await ends;
    expect((await ask("still here")).text).toBe("still here");
  });

  it("leaves a body that arrives at a fair speed the time that it needs", async () => {
    const given = { ...times, headers: 200, bytesPerSecond: 10 };
    const { begin } = await start(async (request) => new Response(String((await request.text()).length)), given);
    const socket = await begin(headersOf(40));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    for (let sent = 0; sent < 40; sent += 1) {
      socket.write("a");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expect.poll(() => answer).toMatch(/\r\n\r\n40$/);
    socket.destroy();
  });

  it("while it drains: still answers, and asks each sender to go elsewhere", async () => {
    const { ask, listener } = await start(() => new Response("ok"));
    expect(await ask()).toEqual({ status: 200, connection: "keep-alive", text: "ok" });
    listener.drain();
    expect(await ask()).toEqual({ status: 200, connection: "close", text: "ok" });
    expect(await ask()).toEqual({ status: 200, connection: "close", text: "ok" });
  });

  it("at its end: answers what it has accepted, on connections that were idle too, and is open to nobody new", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { ask, begin, listener, port } = await start(async (request) => {
      const text = await request.text();
      if (text === "slow") await released;
      return new Response(text);
    });
    await ask("first");
    const busy = await begin(`${headersOf(4)}slow`);
    let answer = "";
    busy.on("data", (chunk) => {
      answer += chunk;
    });
    // An answer on another connection shows that the request above has arrived.
    await ask("second");
    const closed = listener.close();
    // The kept connection is used once more, in the moment at which the listener closes.
    expect(await ask("third")).toEqual({ status: 200, connection: "close", text: "third" });
    await expect.poll(() => canConnect(port)).toBe(false);
    release();
    await Promise.all([closed, once(busy, "close")]);
    expect(answer).toMatch(/connection: close\r\n[\s\S]*\r\n\r\nslow$/i);
  });

  it("is not held up at its end by senders that drip, nor by connections without a request", async () => {
    const { listener, begin } = await start(async (request) => new Response(await request.text()), {
      ...times,
      headers: 60_000,
    });
    const held = await Promise.all([begin(headersOf(100)), begin("GET / HTTP/1.1\r\nx-slow: "), begin("")]);
    const ends = Promise.all(held.slice(0, 2).map(drip));
    await listener.close();
    await ends;
  });
});

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
