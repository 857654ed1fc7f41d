import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** Namespace and service come from the environment: stages of one account are told apart, and domains. */
const metrics = new Metrics();

/** Counts one of something; it leaves with the line of its request. */
export function count(name: string): void {
  metrics.addMetric(name, MetricUnit.Count, 1);
}

/** One line of embedded metrics a request: how long it took and how it ended, by operation. */
export function measureRequest(route: string, status: number, ms: number): void {
  metrics.addDimension('route', route);
  metrics.addMetric('duration', MetricUnit.Milliseconds, ms);
  metrics.addMetric(status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}
