import {
  type App,
  aws_cloudwatch as cw,
  Duration,
  aws_iam as iam,
  aws_kms as kms,
  aws_sns as sns,
  aws_sns_subscriptions as subscriptions,
} from 'aws-cdk-lib';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import { alarm, alarmTopicName } from '../constructs/alarm.ts';
import { asJob, asWorker, functionName, prefixOf } from '../names.ts';
import type { Product } from '../resources.ts';
import type { Stage } from '../stages.ts';
import type { ApiStack } from './api-stack.ts';
import { BaseStack } from './base-stack.ts';
import { STREAM_WORKER } from './workers-stack.ts';

export interface OpsProps {
  readonly apis: readonly ApiStack[];
  readonly product: Product;
}

/** The topic of the alarms, and a dashboard of the product's health. */
export class OpsStack extends BaseStack {
  constructor(app: App, stage: Stage, { apis, product }: OpsProps) {
    super(app, 'ops', stage);
    this.#addTopic();
    new cw.Dashboard(this, 'Dashboard', {
      dashboardName: prefixOf(stage),
      widgets: [
        apis.map((api) => this.#area(api)),
        [this.#queues(), this.#background(product), this.#stream(), this.#pages()],
      ],
    });
  }

  #addTopic(): void {
    const masterKey = new kms.Key(this, 'TopicKey', { description: 'Alarms on their way', enableKeyRotation: true });
    masterKey.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
      }),
    );
    const topic = new sns.Topic(this, 'Alarms', { topicName: alarmTopicName(this.stage), enforceSSL: true, masterKey });
    topic.addSubscription(new subscriptions.EmailSubscription(this.stage.alarmMail));
  }

  #area(api: ApiStack): cw.GraphWidget {
    return new cw.GraphWidget({
      title: `${api.area.id}: latency and faults`,
      width: 6,
      left: [api.metric('Latency', 'p50'), api.metric('Latency', 'p95')],
      right: [api.metric('5xx', 'Sum'), api.metric('4xx', 'Sum')],
    });
  }

  #queues(): cw.GraphWidget {
    const waiting = QUEUES.map(
      (name) =>
        new cw.Metric({
          namespace: 'AWS/SQS',
          metricName: 'ApproximateAgeOfOldestMessage',
          statistic: 'max',
          dimensionsMap: { QueueName: `${prefixOf(this.stage)}-${name}` },
        }),
    );
    return new cw.GraphWidget({ title: 'Queues: seconds the oldest message waits', width: 6, left: waiting });
  }

  #background({ jobs, workers }: Product): cw.GraphWidget {
    const errors = [...jobs.map(asJob), ...workers.map(asWorker)].map((op) =>
      this.#lambda(functionName(this.stage, op), 'Errors', 'Sum'),
    );
    return new cw.GraphWidget({ title: 'Jobs and workers: faults', width: 6, left: errors });
  }

  #stream(): cw.GraphWidget {
    const age = this.#lambda(functionName(this.stage, STREAM_WORKER), 'IteratorAge', 'max');
    return new cw.GraphWidget({ title: 'Table stream: milliseconds behind', width: 6, left: [age] });
  }

  /** Shows the errors that pages report. A broken release shows here first. */
  #pages(): cw.GraphWidget {
    const metric = new cw.Metric({
      namespace: prefixOf(this.stage),
      metricName: 'browserErrors',
      statistic: 'sum',
      period: Duration.minutes(5),
      dimensionsMap: { service: 'system', route: 'system.reportBrowserError' },
    });
    alarm(this, 'BrowserErrors', {
      stage: this.stage,
      impact: 'Users meet failures of the pages themselves',
      cause: 'pages reported 25 failures or more in five minutes',
      metric,
      threshold: 25,
    });
    return new cw.GraphWidget({ title: 'Pages: failures in browsers', width: 6, left: [metric] });
  }

  #lambda(name: string, metricName: string, statistic: string): cw.Metric {
    return new cw.Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic,
      period: Duration.minutes(5),
      dimensionsMap: { FunctionName: name },
    });
  }
}
