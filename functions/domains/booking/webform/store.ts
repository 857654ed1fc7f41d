import { randomBytes } from 'node:crypto';
import { tableName } from '#functions/platform/data/table.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { publicPath } from '#shared/domains/booking/webform/rules.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns of web forms besides their list:
 *   by public address   pk WEBFORM#<address>  sk W: a key without a tenant, for it is how a tenant is found; GetItem only
 */
const ADDRESS_BYTES = 16;
export const keyOf = (address: string) => ({ pk: `WEBFORM#${address}`, sk: 'W' });

/** 22 characters; who has it may ask, no more. */
export const newAddress = (): string => randomBytes(ADDRESS_BYTES).toString('base64url');

export const webformStore = new MasterStore<WebformInput>({
  name: 'webform',
  derived: (tenantId, _before, { id, address, deletedAt }) => {
    const Key = keyOf(address);
    const item = deletedAt
      ? { Delete: { TableName: tableName(), Key } }
      : { Put: { TableName: tableName(), Item: { ...Key, tenantId, id } } };
    return [{ item }];
  },
});

export type StoredForm = Stored<WebformInput & { readonly sort: number }>;

export const uniqueUrl = (form: Pick<WebformInput, 'address'>): string => `${env.pageBase()}${publicPath(form)}`;
