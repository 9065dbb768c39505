import { z } from "zod";

/** OpenTelemetry's own names, so that a collector's manual holds here too. Other variables of it are not read. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }),
    help: "Collector of OpenTelemetry that takes traces by HTTP: `http://collector:4318`. Absent: none are made.",
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z
      .string()
      .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, "must be NAME=VALUE, separated by commas")
      .refine((value) => /^(?:%[0-7][\dA-F]|[^%])*$/i.test(value), "must have its percent signs as %25")
      .transform((value) =>
        Object.fromEntries(
          value.split(",").map((pair): [string, string] => {
            const cut = pair.indexOf("=");
            return [pair.slice(0, cut), decodeURIComponent(pair.slice(cut + 1))];
          }),
        ),
      ),
    help: "Headers for it: `authorization=Bearer%20KEY`.",
  },
  OTEL_SERVICE_NAME: { schema: z.string().min(1).max(100), fallback: "inkleaf", help: "Name of this service there." },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1),
    fallback: "1",
    help: "Share of the requests that are traced, from 0 to 1. A proxy that is trusted and sends `traceparent` decides itself.",
  },
} as const;

type TracingValues = {
  [Name in keyof typeof tracingVariables]: z.output<(typeof tracingVariables)[Name]["schema"]> | undefined;
};

/** Returns what is sent where; null where no collector is set. */
export function shapeTracing(value: TracingValues) {
  if (!value.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: value.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: value.OTEL_SERVICE_NAME as string,
    share: value.OTEL_TRACES_SAMPLER_ARG as number,
  };
}
