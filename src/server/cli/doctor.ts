import { examine, linesOf } from "../doctor/examine.ts";
import { createLog } from "../log.ts";

/** The entry of `npm run doctor`. Exit codes: 0 nothing is wrong, 1 something is, 2 wrong arguments. */
const args = process.argv.slice(2);
if (args.some((argument) => argument !== "--json")) {
  console.error("Usage: npm run doctor [-- --json]");
  process.exitCode = 2;
} else {
  const findings = await examine(process.env, createLog({ logLevel: "silent" }));
  const isGood = findings.every(({ state }) => state !== "bad");
  if (args.length > 0) console.log(JSON.stringify({ isGood, findings }, null, 2));
  else for (const line of linesOf(findings)) console.log(line);
  process.exitCode = isGood ? 0 : 1;
}
