import { isOrdinaryWord, technologySpellings } from "../technologies.ts";
import { type Rule, replacing } from "./rule.ts";

/**
 * The names of technologies as their makers write them. Only another way of writing the same letters is put right:
 * "mysql" and "My SQL", but never "k8s" or "postgres", which are names of their own.
 */
const bare = (text: string) => text.toLowerCase().replace(/[\s.-]/g, "");

/** Names that a sentence uses with one meaning only, whatever its letters' size. */
const proper = new Set(
  `python docker kubernetes linux android redis kafka nginx jenkins django angular kotlin figma photoshop illustrator tableau github
  gitlab bitbucket terraform ansible prometheus grafana kibana elasticsearch hadoop flink clickhouse snowflake databricks mongodb
  typescript javascript laravel symfony postman selenium cypress playwright appium jira confluence salesforce hubspot shopify
  wordpress unity3d blender autocad solidworks matlab simulink pytorch tensorflow keras opencv langchain ollama windows ubuntu centos
  debian jupyter airflow hbase zookeeper rabbitmq cassandra neo4j wireshark zabbix openstack vmware java perl scala erlang haskell
  fortran cobol mysql oauth graphql webpack hive spring_boot spring_cloud react_native google_analytics google_ads google_cloud`
    .split(/\s+/)
    .map((name) => name.replace("_", " ")),
);

const spellings = [...technologySpellings]
  .filter(([spelling, name]) => {
    if (!/^[a-z0-9][a-z0-9.+#/ -]*$/.test(spelling) || bare(spelling) !== bare(name) || isOrdinaryWord(spelling))
      return false;
    const isOwn = /[a-z][A-Z]|[A-Z][a-z]*[A-Z]|[a-z]\d|\.[A-Za-z]/.test(name) || /^[A-Z]{3,}$/.test(name);
    const isParted = name.includes(" ") && !spelling.includes(" ") && spelling.length > 6;
    return spelling.length >= 3 && (isOwn || isParted || proper.has(spelling));
  })
  .filter(([spelling]) => !/^(net|asp net|ecs architecture|gcp compliance|read the docs)$/.test(spelling));

const bySpelling = new Map(spellings);
const pattern = new RegExp(
  `(?<![A-Za-z0-9@./_#+-])(${spellings
    .map(([spelling]) => spelling.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .sort((a, b) => b.length - a.length)
    .join("|")})(?![A-Za-z0-9@_#+-]|[./][A-Za-z0-9])`,
  "gi",
);

const reason = { en: "Written as its makers write it.", ch: "按官方写法书写。" };

/** One rule for every language: a name is written the same in all of them. */
export const technologyNames: Rule = replacing("technology-name", reason, true, pattern, (match) => {
  const written = match[1] ?? "";
  const name = bySpelling.get(written.toLowerCase());
  // A name in capital letters among words in capital letters is a heading, not a mistake.
  if (
    !name ||
    (written === written.toUpperCase() && /[A-Z]{4}/.test(written) && /[A-Z]{3,} |^ ?[A-Z]{3,}$/.test(around(match)))
  )
    return null;
  return name;
});

function around(match: RegExpExecArray): string {
  const text = match.input ?? "";
  return (
    text.slice(Math.max(0, match.index - 12), match.index) +
    text.slice(match.index + match[0].length, match.index + match[0].length + 12)
  );
}
