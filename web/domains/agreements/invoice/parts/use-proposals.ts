import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { readingLocale } from '#shared/domains/relations/contact/rules.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { termFor, vatFor } from './form-model.ts';
import { type Books, useBooks } from './use-books.ts';

function useParties({ books }: Books) {
  const can = useCan();
  const [companyId, bookkeepingId] = useWatch<InvoiceInput, ['companyId', 'bookkeepingId']>({
    name: ['companyId', 'bookkeepingId'],
  });
  const asked = queryOf(companyContract.routes.get, { params: { id: companyId ?? '' } });
  const { data, isPending } = useQuery({ ...asked, enabled: Boolean(companyId) && can('company.read') });
  const seller = books.find(({ id }) => id === bookkeepingId);
  const isKnown = !companyId || !can('company.read') || !isPending;
  return { key: `${companyId ?? ''} ${bookkeepingId}`, seller, buyer: companyId ? data : undefined, isKnown };
}

/** The lines that had what was proposed, or nothing. */
const proposedAt = (lines: InvoiceInput['lines'], before: string): readonly number[] =>
  lines.flatMap((line, i) => (!line.vatRateId || line.vatRateId === before ? [i] : []));

/**
 * The VAT case of new lines, from the bookkeeping and the company. Where another of them is chosen, payment term,
 * language and money follow, and the lines that had the VAT proposed before.
 */
export function useProposals(): string {
  const all = useBooks();
  const { setValue, getValues } = useFormContext<InvoiceInput>();
  const { key, seller, buyer, isKnown } = useParties(all);
  const vatRateId = (seller && vatFor(all.cases, seller, buyer, localToday())) ?? '';
  const seen = useRef<{ key: string; vatRateId: string; currency: string | undefined }>(undefined);
  useEffect(() => {
    if (!isKnown || seen.current?.key === key) return;
    const before = seen.current;
    seen.current = { key, vatRateId, currency: seller?.currency };
    // As it was opened it stands.
    if (!before || !seller) return;
    const options = { shouldDirty: true } as const;
    setValue('paymentTermId', termFor(all.terms, seller, buyer), options);
    const locale = readingLocale(undefined, buyer);
    if (locale) setValue('locale', locale, options);
    if (getValues('currency') === before.currency) setValue('currency', seller.currency, options);
    for (const place of proposedAt(getValues('lines'), before.vatRateId))
      setValue(`lines.${place}.vatRateId`, vatRateId, options);
  }, [key, isKnown, seller, buyer, vatRateId, all.terms, setValue, getValues]);
  return vatRateId;
}
