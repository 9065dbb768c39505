import { Gauge, type Registry } from "prom-client";
import type { RendererLoad } from "#server/adapters/renderer/port.ts";
import { version } from "#server/version.ts";

/**
 * Makes the figures that every process has, also one that prints for others and has nothing else. Returns what sets them
 * to the present load of its renderer.
 */
export function createRenderFigures(registry: Registry, role: string): (load: RendererLoad) => void {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `inkleaf_${name}`, help, labelNames, registers: [registry] });
  const info = gauge("info", "1, with the version and the role of this process.", "version", "role");
  const prints = gauge("render_waiting", "Jobs that wait for this process's renderer, by priority.", "priority");
  const pages = gauge("render_pages", "Pages of this process's browser, by state.", "state");
  info.set({ version, role }, 1);
  return (load) => {
    for (const [priority, count] of Object.entries(load.waiting)) prints.set({ priority }, count);
    pages.set({ state: "busy" }, load.busy);
    pages.set({ state: "free" }, load.pages - load.busy);
  };
}
