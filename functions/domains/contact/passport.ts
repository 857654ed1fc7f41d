import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { recordPk } from '#functions/platform/record/entity.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import { seal, unseal } from '#functions/platform/vault.ts';
import { commit } from '#functions/platform/write.ts';
import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import { PassportInput } from '#shared/domains/contact/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';

/*
 * A contact's passport, each field sealed:
 *   pk <tenant>#contact#<no>  sk PASSPORT
 */
type Contact = Stored<ContactFields>;
const FIELDS = ['names', 'number', 'countryId', 'expiresOn'] as const;
const keyOf = (tenantId: string, { no }: Contact) => ({ pk: recordPk(tenantId, 'contact', no), sk: 'PASSPORT' });
const placeOf = ({ id }: Contact, field: string) => `contact ${id} ${field}`;

/** That somebody looked or wrote, and who; never what stood there. */
const logged = (ctx: UserContext, { no, id, fullName }: Contact, action: string) =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'contact',
    no,
    recordId: id,
    title: fullName,
    action,
    changes: [],
  });

export async function openPassport(ctx: UserContext, contact: Contact): Promise<PassportInput> {
  const Key = keyOf(ctx.tenantId, contact);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  if (!Item) return PassportInput.parse({});
  await commit([logged(ctx, contact, 'openPassport')]);
  const open = (field: string): string => unseal(ctx.tenantId, placeOf(contact, field), String(Item[field]));
  return PassportInput.parse(Object.fromEntries(FIELDS.map((field) => [field, open(field)])));
}

export async function keepPassport(ctx: UserContext, contact: Contact, passport: PassportInput): Promise<void> {
  const close = (field: (typeof FIELDS)[number]) => seal(ctx.tenantId, placeOf(contact, field), passport[field]);
  const sealed = Object.fromEntries(FIELDS.map((field) => [field, close(field)]));
  const Item = { ...keyOf(ctx.tenantId, contact), ...sealed };
  await commit([{ item: { Put: { TableName: tableName(), Item } } }, logged(ctx, contact, 'updatePassport')]);
}
