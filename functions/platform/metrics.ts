import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

const metrics = new Metrics({ namespace: 'Backline', serviceName: 'backline' });

/** One line of embedded metrics a request: how long it took and how it ended, by operation. */
export function measureRequest(route: string, status: number, ms: number): void {
  const single = metrics.singleMetric();
  single.addDimension('route', route);
  single.addMetric('duration', MetricUnit.Milliseconds, ms);
  const ended = metrics.singleMetric();
  ended.addDimension('route', route);
  ended.addMetric(status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done', MetricUnit.Count, 1);
}
