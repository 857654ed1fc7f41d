import type { App, aws_dynamodb as dynamodb, aws_sqs as sqs } from 'aws-cdk-lib';
import type { QueueName, WorkerDef } from '#shared/kernel/contract/job.ts';
import type { Grant } from '#shared/kernel/contract/route.ts';
import { DeadLetterWorker } from '../constructs/dead-letter-worker.ts';
import { deadLetters } from '../constructs/dead-letters.ts';
import { type CodeSource, FunctionKit } from '../constructs/function-kit.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { StreamWorker } from '../constructs/stream-worker.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/**
 * The worker that reads the table's stream. It folds list indexes, sends each outbox entry of a write to the outbox
 * queue, and notes what webhooks deliver.
 */
export const STREAM_WORKER = {
  domain: 'system',
  operation: 'stream',
  kind: 'worker',
  grants: ['table:write', 'queue:outbox', 'queue:webhook'] as readonly Grant[],
  memory: 1024,
  timeout: 60,
  impact: 'Mail, notifications and documents do not leave, and lists slow down',
} as const;

/** The worker that keeps the dead letters of all queues in the table. */
export const DEAD_LETTER_WORKER = {
  domain: 'maintenance',
  operation: 'deadLetters',
  kind: 'worker',
  timeout: 60,
  grants: ['table:write'] as readonly Grant[],
} as const;

interface StreamsProps {
  readonly table: dynamodb.ITable;
  readonly resources: Resources;
  readonly code: CodeSource;
}
export interface WorkersProps {
  readonly workers: readonly WorkerDef[];
  readonly dead: Readonly<Record<QueueName, sqs.IQueue>>;
  readonly resources: Resources;
  readonly code: CodeSource;
}

/** The workers that read queues. */
export class WorkersStack extends BaseStack {
  constructor(app: App, stage: Stage, { workers, dead, resources, code }: WorkersProps) {
    super(app, 'workers', stage);
    const kit = new FunctionKit(this, 'Kit', { stage, resources, code, group: 'workers' });
    for (const worker of workers) new QueueWorker(this, { kit, worker, queue: resources.queues[worker.queue] });
    new DeadLetterWorker(this, { kit, worker: DEAD_LETTER_WORKER, queues: Object.values(dead) });
  }
}

/** The worker that processes every change in the table. */
export class StreamsStack extends BaseStack {
  constructor(app: App, stage: Stage, { table, resources, code }: StreamsProps) {
    super(app, 'streams', stage);
    const kit = new FunctionKit(this, 'Kit', { stage, resources, code, group: 'streams' });
    const dead = deadLetters(this, 'stream-dead', stage, STREAM_WORKER.impact);
    new StreamWorker(this, { kit, worker: STREAM_WORKER, table, deadLetters: dead });
  }
}
