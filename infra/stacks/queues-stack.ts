import {
  type App,
  Duration,
  aws_events as events,
  RemovalPolicy,
  aws_sqs as sqs,
  aws_events_targets as targets,
} from 'aws-cdk-lib';
import type { EventName } from '#shared/events.ts';
import { DELIVERIES, QUEUES, type QueueName, type WorkerDef } from '#shared/kernel/contract/job.ts';
import { deadLetters } from '../constructs/dead-letters.ts';
import { WORKER_TIMEOUT } from '../constructs/queue-worker.ts';
import { INBOUND } from '../lifetimes.ts';
import { bucketName, prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/** The visibility timeout as a multiple of the function's timeout, as AWS advises for queues that feed functions. */
const VISIBILITY_FACTOR = 6;

const impactOf = (name: QueueName, workers: readonly WorkerDef[]): string =>
  workers.find((worker) => worker.queue === name)?.impact ?? `Work sent to the queue ${name} is not done`;

const byName = <T>(make: (name: QueueName) => T) =>
  Object.fromEntries(QUEUES.map((name) => [name, make(name)])) as Record<QueueName, T>;

/** The queues, each with its dead letters, and the rules for events of mails (SES) and uploads (GuardDuty). */
export class QueuesStack extends BaseStack {
  readonly queues: Readonly<Record<QueueName, sqs.Queue>>;
  readonly dead: Readonly<Record<QueueName, sqs.Queue>>;

  constructor(app: App, stage: Stage, workers: readonly WorkerDef[]) {
    super(app, 'queues', stage);
    this.dead = byName((name) => deadLetters(this, `${name}-dead`, stage, impactOf(name, workers)));
    this.queues = byName((name) => this.#makeQueue(name, workers));
    this.#receiveMailEvents();
    if (stage.scansFiles) this.#receiveScans();
    if (stage.receivesMail) this.#receiveMails();
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
        queue: this.dead[name],
        maxReceiveCount: DELIVERIES,
      },
    });
  }

  /**
   * Sends an event of an AWS service to the queue as an outbox message. The payload is the service's own notification.
   */
  #hear(type: EventName, actorId: string): targets.SqsQueue {
    const { EventField } = events;
    const message = events.RuleTargetInput.fromObject({
      id: EventField.eventId,
      type,
      tenantId: '',
      actorId,
      at: EventField.time,
      payload: EventField.fromPath('$.detail'),
    });
    return new targets.SqsQueue(this.queues.outbox, { message });
  }

  #receiveScans(): void {
    new events.Rule(this, 'Scans', {
      description: 'What the malware scan says of uploads',
      eventPattern: {
        source: ['aws.guardduty'],
        detailType: ['GuardDuty Malware Protection Object Scan Result'],
        detail: { s3ObjectDetails: { bucketName: [bucketName(this, this.stage, 'files')] } },
      },
      targets: [this.#hear('scanResult', 'guardduty')],
    });
  }

  #receiveMails(): void {
    new events.Rule(this, 'Mails', {
      description: 'Answers to mails, which the mail service put into the bucket',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [bucketName(this, this.stage, 'files')] },
          object: { key: [{ prefix: INBOUND }] },
        },
      },
      targets: [this.#hear('inboundMail', 'ses')],
    });
  }

  #receiveMailEvents(): void {
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
      targets: [this.#hear('mailEvent', 'ses')],
    });
  }
}
