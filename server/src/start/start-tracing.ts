import type { CallLog } from '@colocdar/api/http/route'
import { copyNumber } from '../process/web-processes.ts'
import { createExporter, type Exporter } from '../tracing/exporter.ts'
import { createTracer, type Tracer } from '../tracing/tracer.ts'
import type { Config } from './config.ts'

/** Traces for an OpenTelemetry collector, if one is set. */
export const startTracing = (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, PUBLIC_URL }: Config,
  log: Pick<CallLog, 'warn'>,
): { tracer: Tracer; exporter: Exporter } | undefined => {
  if (!endpoint) return undefined
  const attributes = {
    'service.name': 'colocdar',
    'service.instance.id': String(copyNumber()),
    'server.address': new URL(PUBLIC_URL).hostname,
  }
  const exporter = createExporter({ endpoint, log, attributes })
  return { exporter, tracer: createTracer(exporter, ratio) }
}
