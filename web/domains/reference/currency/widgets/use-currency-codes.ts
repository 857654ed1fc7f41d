import { useQuery } from '@tanstack/react-query';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { useCan } from '#web/platform/me.ts';

/** Codes of the money the agency works in, the one it starts with first; before them what a record has. */
export function useCurrencyCodes(kept?: string): readonly string[] {
  const can = useCan();
  const { data } = useQuery({ ...allMasters(currencyContract.routes.list), enabled: can('masterData.read') });
  const active = (data?.rows ?? []).filter(({ isActive }) => isActive);
  const codes = active.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(({ code }) => code);
  return [...new Set(kept ? [kept, ...codes] : codes)];
}
