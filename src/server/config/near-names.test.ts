import { describe, expect, it } from "vitest";
import { variables } from "./config.ts";
import { findNearNames } from "./near-names.ts";

const names = Object.keys(variables);
const meantBy = (given: string) => findNearNames({ [given]: "x" }, names).map(({ meant }) => meant);

describe("a variable that nearly has the name of one of ours", () => {
  it.each([
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["TRUSTED_PROXY", "TRUST_PROXY"],
    ["TURST_PROXY", "TRUST_PROXY"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["public_url", "PUBLIC_URL"],
    ["S3_ENDPOINTS", "S3_ENDPOINT"],
    ["PROT", "PORT"],
  ])("%s is asked about as %s", (given, meant) => {
    expect(meantBy(given)).toEqual([meant]);
  });

  it("is none of ours, and nothing that environments hold anyway", () => {
    const usual =
      "CI HOME HOSTNAME LANG LC_ALL LOGNAME MAIL NODE_OPTIONS NODE_PATH OLDPWD PATH PGHOST PGPORT PS1 PWD SHELL SHLVL TERM TMPDIR TZ USER XDG_DATA_DIRS HTTP_PROXY HTTPS_PROXY NO_PROXY AWS_REGION KUBERNETES_PORT INKLEAF_PORT npm_command";
    const all = Object.fromEntries([...names, ...usual.split(" ")].map((name) => [name, "x"]));
    expect(findNearNames(all, names)).toEqual([]);
  });
});
