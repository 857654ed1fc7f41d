import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Owner } from '#functions/platform/data/user-item.ts';
import type { Device, DeviceInput } from '#shared/domains/reference/notification/device-routes.ts';

/*
 * The devices that a user gets notifications on:
 *   of a user   pk <tenant>#PUSH#<userId>  sk <id>
 * The id is a digest of the address, so a device that registers again stays one.
 */
const pkOf = ({ tenantId, userId }: Owner) => `${tenantId}#PUSH#${userId}`;
const ID_CHARS = 22;
/** A new device takes the place of the oldest. */
const MAX_DEVICES = 10;

export type StoredDevice = Device & Omit<DeviceInput, 'label'>;

export const devicesOf = (owner: Owner): Promise<StoredDevice[]> => readAll<StoredDevice>({ pk: pkOf(owner) });

export async function dropDevice(owner: Owner, id: string): Promise<void> {
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: { pk: pkOf(owner), sk: id } }));
}

export async function keepDevice(owner: Owner, input: DeviceInput, now: Date): Promise<void> {
  const id = createHash('sha256').update(input.endpoint).digest('base64url').slice(0, ID_CHARS);
  const others = (await devicesOf(owner)).filter((one) => one.id !== id);
  const oldest = others.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).slice(0, -(MAX_DEVICES - 1));
  const Item = { pk: pkOf(owner), sk: id, id, createdAt: now.toISOString(), ...input };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
  for (const one of oldest) await dropDevice(owner, one.id);
}
