import { useLingui } from '@lingui/react/macro';
import { CERTIFICATE_STATES } from '#shared/domains/booking/deal/certificate.ts';
import { useCertificateWords } from '#web/domains/booking/deal/widgets/certificate-words.ts';
import { everyArtist } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { useCountryOptions } from '#web/platform/use-country-options.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { idsIn, referenceFilter } from '#web/ui/list/reference-filter.tsx';
import type { Choice } from '#web/ui/list/search.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';

export function useWithholdingFilters(artist: Choice | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const words = useCertificateWords();
  const currencies = useCurrencyCodes().map((code) => ({ value: code, label: code }));
  const states = CERTIFICATE_STATES.map((value) => ({ value, label: words[value] }));
  useKnownNames(idsIn(artist).map((id) => ({ source: everyArtist, id })));
  return [
    usePeriodFilter(),
    flagFilter({ id: 'missing', label: t`Certificate missing`, yes: t`yes`, no: t`no`, relation: relations.is }),
    choiceFilter({ id: 'state', label: t`Certificate`, options: states, relations }),
    referenceFilter({ id: 'artist', label: t`Artist`, search: everyArtist.search, relations }),
    choiceFilter({ id: 'country', label: t`Country`, options: useCountryOptions(), relations }),
    choiceFilter({ id: 'currency', label: t`Currency`, options: currencies, relations }),
  ];
}
