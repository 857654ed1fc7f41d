import { aws_cloudwatch as cw, Duration, RemovalPolicy, aws_sqs as sqs } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { DeadQueueName } from '#shared/kernel/contract/job.ts';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { alarm } from './alarm.ts';

/** Messages that lie in the queue, and those that were taken out. SQS does not count what it moves here by itself. */
function arrivals(queue: sqs.Queue): cw.MathExpression {
  const period = Duration.minutes(1);
  return new cw.MathExpression({
    expression: 'waiting + FILL(taken, 0)',
    usingMetrics: {
      waiting: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' }),
      taken: queue.metricNumberOfMessagesDeleted({ period, statistic: 'sum' }),
    },
    period,
  });
}

/** The names of the queues of dead letters that no worker empties. */
type Unread = 'jobs-dead' | 'stream-dead';

/**
 * Keeps failed work for 14 days, the longest time of SQS. An alarm follows the first message, even if a worker takes it
 * out at once.
 */
export function deadLetters(scope: Construct, name: DeadQueueName | Unread, stage: Stage, impact: string): sqs.Queue {
  const queue = new sqs.Queue(scope, name, {
    queueName: `${prefixOf(stage)}-${name}`,
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(queue, 'SQS3', 'It is where the failed messages of another queue or function go.');
  alarm(scope, `${name}Alarm`, {
    stage,
    impact,
    cause: 'work was given up after its retries and waits in the dead-letter queue',
    metric: arrivals(queue),
    threshold: 1,
  });
  return queue;
}
