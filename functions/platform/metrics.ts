import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

const metrics = new Metrics({ namespace: 'Backline', serviceName: 'backline' });

/** One line of embedded metrics a request: how long it took and how it ended, by operation. */
export function measureRequest(route: string, status: number, ms: number): void {
  metrics.addDimension('route', route);
  metrics.addMetric('duration', MetricUnit.Milliseconds, ms);
  metrics.addMetric(status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}
