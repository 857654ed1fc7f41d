import { CustomAttributeType, Entity } from 'electrodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { RecordItem } from './items.ts';

/**
 * Makes the ElectroDB entity of a main record. An aggregate holds its children, so its fields are one typed `data` map
 * that zod has checked.
 *
 *   get            pk <tenant>#<entity>#<no>  sk R
 *   whole record   pk <tenant>#<entity>#<no>
 */
const newEntity = (name: string) =>
  new Entity(
    {
      model: { entity: name, version: '1', service: 'backline' },
      attributes: {
        tenantId: { type: 'string', required: true, readOnly: true },
        no: { type: 'number', required: true, readOnly: true },
        id: { type: 'string', required: true, readOnly: true },
        rev: { type: 'number', required: true },
        createdAt: { type: 'string', required: true, readOnly: true },
        updatedAt: { type: 'string', required: true },
        deletedAt: { type: 'string' },
        data: { type: CustomAttributeType<object>('any'), required: true },
      },
      indexes: {
        record: {
          pk: { field: 'pk', composite: ['tenantId', 'no'], template: `\${tenantId}#${name}#\${no}`, casing: 'none' },
          sk: { field: 'sk', composite: [], template: 'R', casing: 'none' },
        },
      },
    } as const,
    { client: documents, table: tableName() },
  );

const entities = new Map<string, ReturnType<typeof newEntity>>();
function entityOf(name: string): ReturnType<typeof newEntity> {
  const entity = entities.get(name) ?? newEntity(name);
  entities.set(name, entity);
  return entity;
}

interface Fields extends RecordItem<object> {
  readonly tenantId: string;
}
/** Builds the table item of a record. */
export const recordItem = (name: string, fields: Fields): object =>
  entityOf(name).put(fields).params<{ Item: object }>().Item;
