import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { TestUser } from './fixtures.ts';

/** From this command on nothing reaches the table, as when the function is stopped. */
export function crashAt(isLast: (command: unknown) => boolean): void {
  const send = documents.send.bind(documents) as (command: unknown) => Promise<unknown>;
  let isDown = false;
  vi.spyOn(documents, 'send').mockImplementation(async (command: unknown) => {
    isDown ||= isLast(command);
    if (isDown) throw new Error('the function was stopped');
    return send(command);
  });
}

/** This one command fails, as when the table refuses it; the function goes on. */
export function failAt(isFailing: (command: unknown) => boolean): void {
  const send = documents.send.bind(documents) as (command: unknown) => Promise<unknown>;
  vi.spyOn(documents, 'send').mockImplementation(async (command: unknown) => {
    if (isFailing(command)) throw new Error('the table refused it');
    return send(command);
  });
}

/** The transaction of this place among a request's own, the first being 1. */
export function transaction(place: number): (command: unknown) => boolean {
  let seen = 0;
  return (command) => command instanceof TransactWriteCommand && ++seen === place;
}

/** Makes a request's claim older, unless said by more than any request may last. */
export const age = ({ user }: TestUser, key: string, seconds = 120) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: `IDEM#${user.id}`, sk: key },
      UpdateExpression: 'SET claimedAt = claimedAt - :ms',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':ms': seconds * 1000 },
    }),
  );
