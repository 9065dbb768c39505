import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type AccountClaims, interactionPolicy, Provider } from "oidc-provider";

type Person = { id: string; name: string; email: string; isVerified: boolean };

export type OpenIdPeer = {
  url: string;
  /**
   * Walks through the provider's pages as this person's browser; returns the query of the URL that it is sent back to.
   */
  visit(url: string, who: Person | "refuse"): Promise<URLSearchParams>;
  close(): Promise<void>;
};

/** Starts a third party's certified OpenID provider on loopback. Everybody signs in there as who they claim to be. */
export async function startOpenIdProvider(client: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}): Promise<OpenIdPeer> {
  const people = new Map<string, Person>();
  let present: Person | "refuse" = "refuse";
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "one" }] },
    cookies: { keys: ["a key of this test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    // As with Google, the claims about a person are in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(people.get(id)) }),
    async loadExistingGrant(context) {
      const { session } = context.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session?.accountId ?? "" });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const handle: RequestListener = async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const result =
      present === "refuse" ? { error: "access_denied" } : { login: { accountId: present.id }, select_account: {} };
    await provider.interactionFinished(request, response, result);
  };

  return {
    url,
    async visit(start, who) {
      present = who;
      if (who !== "refuse") people.set(who.id, who);
      const cookies = new Map<string, string>();
      let next = new URL(start, url);
      for (let steps = 0; steps < 10 && next.origin === url; steps += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(next, { redirect: "manual", headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get("location");
        if (!location) throw new Error(`The provider stopped at ${next.pathname}: ${await response.text()}`);
        next = new URL(location, url);
      }
      return next.searchParams;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function claimsOf(person: Person | undefined): AccountClaims {
  if (!person) throw new Error("Nobody of this id is at the provider");
  const { id, name, email, isVerified } = person;
  return { sub: id, name, email, email_verified: isVerified, picture: "https://pictures.example/1.png" };
}
