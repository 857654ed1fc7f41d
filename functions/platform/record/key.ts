/** The partition of a record. It also takes the record's activity, notes and links. */
export const recordPk = (tenantId: string, entity: string, no: number): string => `${tenantId}#${entity}#${no}`;
export const recordKey = (tenantId: string, entity: string, no: number) => ({
  pk: recordPk(tenantId, entity, no),
  sk: 'R',
});
