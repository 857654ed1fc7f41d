import { documents } from './table.ts';

/** One item of a write: its partition and sort key, and its units. */
export interface WrittenItem {
  readonly key: string;
  readonly units: number;
}
/** The usage that DynamoDB charges, in read and write units. */
export interface Usage {
  reads: number;
  writes: number;
  calls: number;
  /** Calls that waited for each other: the longest chain, each begun after another had ended. */
  trips: number;
  readonly written: WrittenItem[];
}

const WRITE_UNIT = 1024;
const TRANSACTION_FACTOR = 2;
const INDEX_KEY = /^gsi\dpk$/;

type Item = Readonly<Record<string, unknown>>;
interface Part {
  readonly Item?: Item;
  readonly Key?: Item;
  readonly ExpressionAttributeValues?: Item;
}
interface Input extends Part {
  ReturnConsumedCapacity?: string;
  readonly ConsistentRead?: boolean;
  readonly RequestItems?: Readonly<Record<string, { Keys?: readonly unknown[]; ConsistentRead?: boolean }>>;
  readonly TransactItems?: readonly Readonly<Record<string, Part>>[];
}
interface Output {
  readonly ConsumedCapacity?: { CapacityUnits?: number } | readonly { CapacityUnits?: number }[];
}

/** Size of a value by DynamoDB's rules, near enough: numbers take about half a byte a digit. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 1 + Math.ceil(String(value).length / 2);
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + 1 + sizeOf(one), 3);
  if (value && typeof value === 'object') return itemSize(value as Item) + 3;
  return 1;
}
export const itemSize = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0);

/**
 * Units of one part of a transaction, which DynamoDB Local under-reports. Updates and deletes are charged by the
 * stored item, which is not known here: taken as what the request itself carries.
 */
function partUnits(part: Part): number {
  const own = part.Item ?? { ...part.Key, ...part.ExpressionAttributeValues };
  const units = Math.max(1, Math.ceil(itemSize(own) / WRITE_UNIT));
  const indexes = Object.keys(own).filter((name) => INDEX_KEY.test(name)).length;
  return TRANSACTION_FACTOR * units * (1 + indexes);
}
const partsOf = (input: Input): Part[] => (input.TransactItems ?? []).flatMap((one) => Object.values(one));
const transactionUnits = (input: Input): number => partsOf(input).reduce((sum, part) => sum + partUnits(part), 0);

const keyOf = ({ Item, Key }: Part): string => `${Item?.pk ?? Key?.pk} ${Item?.sk ?? Key?.sk}`;
/** The items of a write. DynamoDB Local tells the units of a batch as a whole only. */
const itemsOf = (input: Input, units: number): WrittenItem[] =>
  input.TransactItems
    ? partsOf(input).map((part) => ({ key: keyOf(part), units: partUnits(part) }))
    : [{ key: input.RequestItems ? 'batch' : keyOf(input), units }];

/** Counts the minimum of a read: DynamoDB charges one that finds nothing too. */
function leastReads(input: Input): number {
  const each = (strong: boolean | undefined) => (strong ? 1 : 0.5);
  if (input.TransactItems) return TRANSACTION_FACTOR * input.TransactItems.length;
  if (!input.RequestItems) return each(input.ConsistentRead);
  return Object.values(input.RequestItems).reduce(
    (sum, { Keys = [], ConsistentRead }) => sum + Keys.length * each(ConsistentRead),
    0,
  );
}

function account(usage: Usage, command: string, input: Input, output: Output): void {
  const reported = [output.ConsumedCapacity ?? []].flat().reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
  usage.calls++;
  if (/Get|Query/.test(command)) usage.reads += Math.max(reported, leastReads(input));
  else {
    const units = Math.max(reported, transactionUnits(input));
    usage.writes += units;
    usage.written.push(...itemsOf(input, units));
  }
}

const NAME = 'capacityMeter';

/** Adds up what the work consumes; for benchmarks, one measurement at a time. */
export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; usage: Usage }> {
  const usage: Usage = { reads: 0, writes: 0, calls: 0, trips: 0, written: [] };
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as Input;
      input.ReturnConsumedCapacity = 'TOTAL';
      const trip = usage.trips + 1;
      const answer = await next(args);
      usage.trips = Math.max(usage.trips, trip);
      account(usage, String(context.commandName), input, answer.output as Output);
      return answer;
    },
    { step: 'initialize', name: NAME, override: true },
  );
  try {
    return { result: await work(), usage };
  } finally {
    documents.middlewareStack.remove(NAME);
  }
}
