import { CustomAttributeType, Entity } from 'electrodb';
import { documents, tableName } from '../table.ts';

/**
 * The ElectroDB entity of a main record. An aggregate holds its children, so its fields are one typed `data` map that
 * zod has checked; the partition also takes the record's activity, notes and links.
 *
 *   get            pk <tenant>#<entity>#<no>  sk R
 *   whole record   pk <tenant>#<entity>#<no>
 */
export const recordEntity = (name: string) =>
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

export const recordPk = (tenantId: string, entity: string, no: number): string => `${tenantId}#${entity}#${no}`;
