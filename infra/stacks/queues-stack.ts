import {
  type App,
  Duration,
  aws_events as events,
  RemovalPolicy,
  aws_sqs as sqs,
  aws_events_targets as targets,
} from 'aws-cdk-lib';
import { QUEUES, type QueueName, type WorkerDef } from '#shared/kernel/job.ts';
import { deadLetters } from '../constructs/dead-letters.ts';
import { WORKER_TIMEOUT } from '../constructs/queue-worker.ts';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

const TRIES = 5;
/** Times a function's own timeout, as AWS advises for queues that feed functions. */
const VISIBILITY_FACTOR = 6;

const impactOf = (name: QueueName, workers: readonly WorkerDef[]): string =>
  workers.find((worker) => worker.queue === name)?.impact ?? `Work sent to the queue ${name} is not done`;

/** The queues, each with its dead letters, and SES's reports on what became of mail. */
export class QueuesStack extends BaseStack {
  readonly queues: Readonly<Record<QueueName, sqs.Queue>>;

  constructor(app: App, stage: Stage, workers: readonly WorkerDef[]) {
    super(app, 'queues', stage);
    const entries = QUEUES.map((name) => [name, this.#makeQueue(name, workers)] as const);
    this.queues = Object.fromEntries(entries) as Record<QueueName, sqs.Queue>;
    this.#receiveMailEvents();
  }

  #makeQueue(name: QueueName, workers: readonly WorkerDef[]): sqs.Queue {
    const timeouts = workers.filter((w) => w.queue === name).map((w) => w.timeout ?? WORKER_TIMEOUT);
    const slowest = Math.max(WORKER_TIMEOUT, ...timeouts);
    return new sqs.Queue(this, name, {
      queueName: `${prefixOf(this.stage)}-${name}`,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(slowest * VISIBILITY_FACTOR),
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.RETAIN,
      deadLetterQueue: {
        queue: deadLetters(this, `${name}-dead`, this.stage, impactOf(name, workers)),
        maxReceiveCount: TRIES,
      },
    });
  }

  /** News of a mail comes as an outbox message of type `mailEvent`; its payload is SES's own notification. */
  #receiveMailEvents(): void {
    const { EventField } = events;
    const message = events.RuleTargetInput.fromObject({
      id: EventField.eventId,
      type: 'mailEvent',
      tenantId: '',
      actorId: 'ses',
      at: EventField.time,
      payload: EventField.fromPath('$.detail'),
    });
    new events.Rule(this, 'MailEvents', {
      description: 'Mail that bounced or was complained about',
      eventPattern: {
        source: ['aws.ses'],
        detailType: [
          'Email Delivered',
          'Email Delivery Delayed',
          'Email Bounced',
          'Email Complaint Received',
          'Email Rejected',
        ],
        detail: { mail: { tags: { 'ses:configuration-set': [prefixOf(this.stage)] } } },
      },
      targets: [new targets.SqsQueue(this.queues.outbox, { message })],
    });
  }
}
