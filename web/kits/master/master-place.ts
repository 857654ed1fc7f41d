import type { MasterPlace } from './master-config.ts';

/** `cost-center` has its pages at `/costcenter`, as the spec writes addresses, unless it says where. */
export const baseOf = (domain: string): string => `/${domain.replaceAll('-', '')}`;

interface Placed<Row> {
  readonly domain: string;
  readonly usePlace?: (record?: Row) => MasterPlace;
}
export function useMasterPlace<Row>({ domain, usePlace }: Placed<Row>, record?: Row): MasterPlace {
  const base = baseOf(domain);
  return usePlace?.(record) ?? { base, edit: (id) => `${base}/${id}` };
}
