import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig, variables } from "#server/config/config.ts";
import { projectRoot } from "#server/root.ts";
import { version } from "#server/version.ts";
import { type Deployment, type Manifest, manifestSchema } from "./harness/kubernetes.ts";

/**
 * What can be known of the image and of what starts it without a daemon: that each file is there, that the command is the
 * documented one, and that each variable is one of ours.
 */
const fileAt = (name: string) => readFileSync(path.join(projectRoot, name), "utf8");
const ours = new Set(Object.keys(variables));

type Instruction = { name: string; rest: string };

/** Reads a Dockerfile: comments are left out, continued lines are one. */
function readDockerfile(text: string): Instruction[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n");
  return lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    return name && rest ? [{ name, rest }] : [];
  });
}

const dockerfile = readDockerfile(fileAt("Dockerfile"));
const lastStage = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === "FROM"));
const all = (name: string, from = dockerfile) => from.filter((one) => one.name === name).map(({ rest }) => rest);

describe("the Dockerfile", () => {
  it("builds in one stage and runs in another, each of a named version", () => {
    expect(all("FROM").length).toBeGreaterThan(1);
    for (const image of all("FROM"))
      expect(image).toMatch(/^[a-z.\-/]+:[a-z0-9.-]*\d[a-z0-9.-]*( AS \w+)?$|^debian:\w+-slim$/);
  });

  it("copies what is there, and what a stage has made", () => {
    const ignored = fileAt(".dockerignore")
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1));
    for (const name of ignored) expect(existsSync(path.join(projectRoot, name)), name).toBe(true);
    for (const copied of all("COPY")) {
      const parts = copied.split(/\s+/);
      const isOfStage = parts.some((part) => part.startsWith("--from="));
      const sources = parts.filter((part) => !part.startsWith("--")).slice(0, -1);
      for (const source of sources) {
        const made = ["/app/node_modules", "/app/dist", "/data", "/usr/local/bin/node"];
        if (isOfStage && made.includes(source)) continue;
        const name = isOfStage ? source.replace(/^\/app\//, "") : source;
        expect(existsSync(path.join(projectRoot, name)), source).toBe(true);
        if (name !== ".")
          expect(
            ignored.some((one) => name === one || name.startsWith(`${one}/`)),
            name,
          ).toBe(true);
      }
    }
  });

  it("holds every file of the sources that is read at run time", () => {
    const copied = all("COPY", lastStage).join(" ");
    const read = readdirSync(path.join(projectRoot, "src/server"), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      .flatMap((name) => [...fileAt(`src/server/${name}`).matchAll(/projectRoot, "(src\/[^"]+)"/g)])
      .map(([, file = ""]) => path.dirname(file));
    expect(read.length).toBeGreaterThan(1);
    for (const folder of read) expect(copied).toContain(`/app/${folder} ${folder}`);
  });

  it("runs the documented command, by a process that passes signals on, as a user who owns nothing", () => {
    const documented = /^NODE_ENV=production (node \S+)$/m.exec(fileAt("docs/operation.md"))?.[1] ?? "";
    expect(JSON.parse(all("CMD", lastStage)[0] ?? "")).toEqual(documented.split(" "));
    expect(JSON.parse(all("ENTRYPOINT", lastStage)[0] ?? "")).toEqual(["/usr/bin/tini", "--"]);
    expect(all("RUN", lastStage).join(" ")).toMatch(/apt-get install .*\btini\b/);
    expect(all("USER", lastStage)).toEqual(["10001:10001"]);
    expect(dockerfile.at(-1)?.name).toBe("CMD");
  });

  it("asks whether the process is well, at a path that it answers", () => {
    const [check = ""] = all("HEALTHCHECK", lastStage);
    expect(check).toContain("/healthz");
    expect(() => JSON.parse(check.slice(check.indexOf("CMD ") + 4))).not.toThrow();
  });

  it("leaves no list of packages behind, and installs no more than it names", () => {
    for (const run of all("RUN").filter((one) => one.includes("apt-get"))) {
      expect(run).toContain("rm -rf /var/lib/apt/lists/*");
      for (const install of run.split("apt-get install").slice(1))
        expect(install).toMatch(/^ -y --no-install-recommends /);
    }
  });

  it("sets variables of ours alone", () => {
    for (const set of all("ENV")) for (const [, name = ""] of set.matchAll(/(\w+)=/g)) expect(ours).toContain(name);
    expect(all("ENV").join(" ")).toContain("DATA_DIR=/data");
    expect(all("VOLUME")).toEqual(["/data"]);
  });
});

type Service = {
  image?: string;
  build?: string;
  environment?: Record<string, unknown>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  ports?: string[];
};
const compose = parse(fileAt("compose.yaml")) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

/** Fills in `${NAME:-default}` as Compose does where no variable is set. */
const filled = (value: unknown) => String(value).replace(/\$\{(\w+):-([^}]*)\}/g, "$2");

describe("compose.yaml", () => {
  const { app } = compose.services;

  it("gives the server a configuration that it accepts, with PostgreSQL, S3 and mail", () => {
    const environment = Object.entries(app?.environment ?? {});
    for (const [name] of environment) expect(ours).toContain(name);
    const image = Object.fromEntries(all("ENV").flatMap((set) => set.split(" ").map((pair) => pair.split("="))));
    const config = readConfig({
      ...image,
      ...Object.fromEntries(environment.map(([name, value]) => [name, filled(value)])),
    });
    expect(config).toMatchObject({ database: { kind: "postgres" }, storage: { kind: "s3" }, mail: { kind: "smtp" } });
    for (const name of ["DATABASE_URL", "S3_ENDPOINT", "SMTP_URL"]) {
      const { hostname } = new URL(filled(app?.environment?.[name]));
      expect(Object.keys(compose.services)).toContain(hostname);
    }
  });

  it("starts what the server needs first, opens ports on this machine alone, and names every volume", () => {
    for (const [name, { condition }] of Object.entries(app?.depends_on ?? {})) {
      expect(compose.services[name]).toBeDefined();
      if (condition === "service_healthy") expect(compose.services[name]?.healthcheck).toBeDefined();
    }
    for (const service of Object.values(compose.services)) {
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
      for (const volume of service.volumes ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
      if (service.build === undefined) expect(service.image).toMatch(/:[\w.-]*\d/);
    }
    expect(app?.build).toBe(".");
  });
});

const folder = "deploy/kubernetes";
const files = readdirSync(path.join(projectRoot, folder));
const manifests = files.flatMap((file) =>
  parseAllDocuments(fileAt(`${folder}/${file}`)).map((document): [string, unknown] => [file, document.toJS()]),
);
const known = manifests.flatMap(([, one]) => manifestSchema.safeParse(one).data ?? []);
const ofKind = <Kind extends Manifest["kind"]>(kind: Kind) =>
  known.filter((one): one is Extract<Manifest, { kind: Kind }> => one.kind === kind);
const settings = Object.assign({}, ...ofKind("ConfigMap").map(({ data }) => data)) as Record<string, string>;
const secrets = Object.assign({}, ...ofKind("Secret").map(({ stringData }) => stringData)) as Record<string, string>;

describe("the manifests for Kubernetes", () => {
  it.each(manifests)("%s has the fields of Kubernetes", (_file, manifest) => {
    expect(manifestSchema.safeParse(manifest).error?.issues ?? []).toEqual([]);
  });

  it("are all listed, with the image of this version", () => {
    const [list] = ofKind("Kustomization");
    expect(list?.resources.toSorted()).toEqual(files.filter((file) => file !== "kustomization.yaml").sort());
    expect(list?.images[0]?.newTag).toBe(version);
  });

  it("set variables of ours, which the server accepts in each role", () => {
    for (const name of [...Object.keys(settings), ...Object.keys(secrets)]) expect(ours).toContain(name);
    for (const { spec } of ofKind("Deployment")) {
      const [container] = spec.template.spec.containers;
      const own = Object.fromEntries(
        (container.env ?? []).map((one) => [
          one.name,
          "value" in one ? one.value : secrets[one.valueFrom.secretKeyRef.key],
        ]),
      );
      for (const name of Object.keys(own)) expect(ours).toContain(name);
      const shared = container.envFrom ? { ...settings, ...secrets } : {};
      expect(readConfig({ ...shared, HOST: "0.0.0.0", ...own }).role).toBe(spec.selector.matchLabels.role);
    }
  });

  const deployments = ofKind("Deployment").map((one): [string, Deployment] => [one.metadata.name, one]);
  it.each(deployments)("%s drains longer than balancers look, and ends before it is killed", (_name, { spec }) => {
    const { terminationGracePeriodSeconds, containers, volumes } = spec.template.spec;
    const { readinessProbe: ready, volumeMounts } = containers[0];
    const drain = Number(settings.DRAIN_SECONDS);
    expect(drain).toBeGreaterThan(
      (ready.periodSeconds ?? 10) * (ready.failureThreshold ?? 3) + (ready.timeoutSeconds ?? 1),
    );
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 25);
    expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort());
    expect(ready.httpGet.path).toBe("/readyz");
    expect(containers[0].livenessProbe.httpGet.path).toBe("/healthz");
  });

  it("keep most of each role running while a machine is emptied", () => {
    for (const { spec } of ofKind("Deployment")) {
      const budget = ofKind("PodDisruptionBudget").find(
        (one) => one.spec.selector.matchLabels.role === spec.selector.matchLabels.role,
      );
      expect(budget?.spec.maxUnavailable).toBeLessThan(spec.replicas);
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    }
    for (const { spec } of ofKind("Service")) {
      expect(ofKind("Deployment").some((one) => one.spec.selector.matchLabels.role === spec.selector.role)).toBe(true);
    }
  });
});
