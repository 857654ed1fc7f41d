import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { stateOf } from '#shared/domains/agreements/bank-entry/rules.ts';
import type { BankEntryFields, CsvColumns } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { BANK_ENTRY_STATES, DIRECTIONS } from '#shared/domains/agreements/bank-entry/states.ts';
import { dayNumber } from '#shared/kernel/time/date.ts';

/** Clustered by the day of the booking. */
const index = defineList({ name: 'bank-entry', key: 'number', columns: { state: 'u8', direction: 'u8' } });

/** The entries of bank statements. The key of an entry is unique, so a second file brings it to nobody. */
export const bankEntryStore = new RecordStore<BankEntryFields>({
  name: 'bank-entry',
  title: ({ payer, reference, date }) => payer || reference || date,
  unique: [{ kind: 'key', field: 'content', of: ({ key }) => key }],
  list: listOf(index, (entry) => ({
    no: entry.no,
    key: dayNumber(entry.date),
    state: wordNo(BANK_ENTRY_STATES, stateOf(entry)),
    direction: wordNo(DIRECTIONS, entry.direction),
  })),
});

/*
 * How the CSV files of a bank are read, by their headings:
 *   pk <tenant>#BANKCSV  sk <format>
 */
const formatKey = (tenantId: string, format: string) => ({ pk: `${tenantId}#BANKCSV`, sk: format });

export async function columnsOf(tenantId: string, format: string): Promise<CsvColumns | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: formatKey(tenantId, format), ConsistentRead: true }),
  );
  return Item?.columns as CsvColumns | undefined;
}
export async function rememberColumns(tenantId: string, format: string, columns: CsvColumns): Promise<void> {
  const Item = { ...formatKey(tenantId, format), columns };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
