import { createHash } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { due } from '#functions/platform/data/due.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { EAddress } from '#shared/kernel/money/e-address.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Submissions to the access point:
 *   pk <tenant>#ESUBMISSION#<invoice no>  sk S#<attempt>
 * In the due index until the outcome is known, so that a job resumes what a worker could not end.
 */
export const SUBMISSION_DUE = 'einvoice';
/** The worker begins at once. The job looks later, in case the worker was killed. */
const FIRST_LOOK_MINUTES = 10;
const LONGEST_WAIT_MINUTES = 720;

export interface Submission {
  readonly tenantId: string;
  readonly invoiceId: Id;
  readonly attempt: number;
  readonly submissionId: string;
  readonly entityId: string;
  readonly receiver: EAddress;
  /** The stored document. */
  readonly key: string;
  /** The id at the access point, once it has the document. */
  readonly guid?: string;
  /** How often its outcome was asked for in vain. */
  readonly looks: number;
}
interface Place {
  readonly tenantId: string;
  readonly invoiceId: Id;
  readonly attempt: number;
}
const keyOf = ({ tenantId, invoiceId, attempt }: Place) => ({
  pk: `${tenantId}#ESUBMISSION#${noOf(invoiceId)}`,
  sk: `S#${attempt}`,
});
const dueAt = ({ tenantId, invoiceId }: Place, now: Date, minutes: number) =>
  due(tenantId, SUBMISSION_DUE, new Date(now.getTime() + minutes * 60_000).toISOString(), invoiceId);

/** Derives the id of a submission from its document and its attempt, in the form of a UUID. */
export function submissionIdOf({ tenantId, invoiceId, attempt }: Place): string {
  const hex = createHash('sha256').update(`${tenantId} ${invoiceId} ${attempt}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The part of the submitting transaction that keeps the submission. Two at once become one. */
export function newSubmission(submission: Omit<Submission, 'looks'>, now: Date): Write {
  const item = { ...keyOf(submission), ...submission, looks: 0, ...dueAt(submission, now, FIRST_LOOK_MINUTES) };
  return { ...putNew(item), refused: () => new AppError('einvoice.alreadySent') };
}

/** A submission whose outcome is not known yet. */
export async function openSubmission(place: Place): Promise<Submission | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(place), ConsistentRead: true }),
  );
  return Item?.gsi3pk && Item.invoiceId === place.invoiceId ? (Item as Submission) : undefined;
}

/** Keeps the id at the access point. */
export const keepGuid = async (submission: Submission, guid: string): Promise<void> => {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(submission),
      UpdateExpression: 'SET guid = :guid',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':guid': guid },
    }),
  );
};

/** Asks again later, each time after a longer wait. A submission that was settled meanwhile stays settled. */
export async function lookLater(submission: Submission, now: Date): Promise<void> {
  const minutes = Math.min(LONGEST_WAIT_MINUTES, FIRST_LOOK_MINUTES * 2 ** submission.looks);
  const { gsi3pk, gsi3sk } = dueAt(submission, now, minutes);
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(submission),
        UpdateExpression: 'SET gsi3pk = :kind, gsi3sk = :at, looks = :looks',
        ConditionExpression: 'attribute_exists(gsi3pk)',
        ExpressionAttributeValues: { ':kind': gsi3pk, ':at': gsi3sk, ':looks': submission.looks + 1 },
      }),
    );
  } catch (e) {
    if (!(e instanceof Error && e.name === 'ConditionalCheckFailedException')) throw e;
  }
}

/** The part of the settling transaction that takes a submission off the due index. It settles once. */
export const settled = (submission: Submission): Write => ({
  item: {
    Update: {
      TableName: tableName(),
      Key: keyOf(submission),
      UpdateExpression: 'REMOVE gsi3pk, gsi3sk',
      ConditionExpression: 'attribute_exists(gsi3pk)',
    },
  },
  refused: () => new AppError('alreadyDone'),
});
