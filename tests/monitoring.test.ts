import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { resumeCalls } from "#contract/resumes.ts";
import { projectRoot } from "#server/root.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { makeLog, readMetrics, type Sample, samplesOf } from "#tests/harness/metrics.ts";
import { readExpression, type Selector } from "#tests/harness/promql.ts";

/** What `deploy/` asks Prometheus for is what `/metrics` prints: a name that nobody prints is an alert that never comes. */

const fileAt = (name: string) => readFileSync(path.join(projectRoot, name), "utf8");
type Rule = { alert: string; expr: string; for: string; labels: object; annotations: Record<string, string> };
type Panel = { title: string; type: string; targets?: { expr: string }[] };
const { groups } = parse(fileAt("deploy/alerts.yaml")) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(fileAt("deploy/grafana/dashboard.json")) as {
  panels: Panel[];
  templating: { list: { query: string }[] };
};
const drawn = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);
let samples: Sample[] = [];
beforeAll(async () => {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: "CV", lang: "en" } as const;
  const { _id: id, data } = (await user.send(resumeCalls.createResume, { body })).data;
  await user.send(resumeCalls.saveResume, { params: { id }, body: { data } });
  // What a model took and a browser printed, without either.
  const { metrics } = test.services;
  test.deps.providers.note("mail", null);
  metrics.noteTokens("built-in", 1);
  for (const outcome of ["done", "refused", "gone", "failed"] as const) {
    metrics.noteRender({ priority: "member", outcome, waited: 1, worked: 1 });
  }
  await test.deps.jobs.enqueue(test.deps.db, { kind: "cleanup.expired", payload: {} });
  makeLog(test);
  samples = samplesOf(await readMetrics(test));
});

/** Labels that Prometheus adds, and a figure that it makes itself. */
const added = new Set(["job", "instance"]);
const made = new Set(["up"]);

/** Returns what an expression names and nobody prints. */
function strangers(expression: string): string[] {
  const { selectors, grouped } = readExpression(expression);
  const asked = selectors.filter(({ name }) => !made.has(name));
  const rowsOf = (name: string) => samples.filter((sample) => sample.name === name);
  const labels = new Set(asked.flatMap(({ name }) => rowsOf(name).flatMap((row) => Object.keys(row.labels))));
  return [
    ...asked.flatMap((selector) => strangersOf(selector, rowsOf(selector.name))),
    ...grouped.filter((label) => !added.has(label) && !labels.has(label)),
  ];
}

function strangersOf({ name, matchers }: Selector, rows: readonly Sample[]): string[] {
  if (rows.length === 0) return [name];
  const isStrange = ({ label, operator, value }: Selector["matchers"][number]) => {
    if (added.has(label)) return false;
    const values = rows.map((row) => row.labels[label]);
    if (values.includes(undefined)) return true;
    // A pattern says what may come; a value and its alternatives must be there.
    if (operator === "!=" || operator === "!~" || /[.*+?[\]$]/.test(value)) return false;
    return value.split("|").some((one) => !values.includes(one));
  };
  return matchers.filter(isStrange).map(({ label, value }) => `${name}{${label}="${value}"}`);
}

describe("the alert rules", () => {
  it.each(rules.map((rule): [string, Rule] => [rule.alert, rule]))(
    "%s asks for what is printed, and says what to do",
    (_, rule) => {
      expect(strangers(rule.expr)).toEqual([]);
      expect(rule.annotations.summary).toBeTruthy();
      expect(rule.annotations.description).toMatch(/\.$/);
      expect(rule.for).toMatch(/^\d+[smhd]$/);
    },
  );

  it("have names of their own", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

describe("the dashboard", () => {
  it.each(drawn)("%s draws what is printed: %s", (_, expression) => {
    expect(strangers(expression)).toEqual([]);
  });

  it("has a query in every panel that is no row, and lets a process be chosen", () => {
    const empty = dashboard.panels.filter(({ type, targets = [] }) => type !== "row" && targets.length === 0);
    expect(empty).toEqual([]);
    expect(dashboard.templating.list.map(({ query }) => query)).toContain("label_values(inkleaf_info, instance)");
  });
});

it("every figure of ours is drawn, and told of in docs/operation.md", () => {
  const families = new Set(samples.map(({ name }) => name.replace(/_(bucket|sum|count)$/, "")));
  const ours = [...families].filter((name) => name.startsWith("inkleaf_"));
  expect(ours.length).toBeGreaterThan(15);
  const expressions = drawn.map(([, expression]) => expression).join("\n");
  const operation = fileAt("docs/operation.md");
  for (const name of ours) {
    expect(expressions).toContain(name);
    expect(operation).toContain(`\`${name.replace("inkleaf_", "")}\``);
  }
});

it("a name or a value that nobody prints is found", () => {
  const wrong = 'sum(rate(inkleaf_request_total[5m])) / max(inkleaf_jobs{state="broken", kind!="x"}) > up{job="a"}';
  expect(strangers(wrong)).toEqual(["inkleaf_request_total", 'inkleaf_jobs{state="broken"}']);
  expect(strangers("sum by (state, colour) (rate(inkleaf_jobs[5m]))")).toEqual(["colour"]);
  expect(strangers('inkleaf_jobs{colour="red"}')).toEqual(['inkleaf_jobs{colour="red"}']);
});
