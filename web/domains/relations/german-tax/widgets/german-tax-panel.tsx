import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GermanTaxValidation, germanTaxContract } from '#shared/domains/relations/german-tax/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import './german-tax.css';

const { get, validate } = germanTaxContract.routes;

const differingIn = ({ noMatch, addressNoMatch }: GermanTaxValidation) => [...noMatch, ...addressNoMatch];
/** Not valid or not the same: a later answer may be another one. */
const isDoubtful = (validation: GermanTaxValidation): boolean =>
  validation.isValid === false || differingIn(validation).length > 0;

function Result({ validation }: { readonly validation: GermanTaxValidation }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { zone } = useMe().user;
  const { printRequested, printRequestedBy, printRequestedOn, isValid } = validation;
  const differing = differingIn(validation);
  const words: Readonly<Record<(typeof differing)[number], string>> = {
    traderName: t`The name is different`,
    traderCity: t`The city is different`,
    traderStreet: t`The street is different`,
    traderPostcode: t`The postal code is different`,
  };
  return (
    <>
      {printRequested && printRequestedOn && (
        <Notice tone="green" fact={t`Confirmation letter requested.`}>
          {printRequestedBy}, {day({ instant: printRequestedOn, zone })}
        </Notice>
      )}
      {isValid === false && <Notice tone="red">{t`The tax office says that this number is not valid.`}</Notice>}
      {differing.length > 0 && (
        <Notice tone="amber" fact={t`What the tax office has on record differs:`}>
          <ul>
            {differing.map((field) => (
              <li key={field}>{words[field]}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Spec section 4: the request, then who asked and when, and what does not match. */
export function GermanTaxPanel({ companyId }: { readonly companyId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const queries = useQueryClient();
  const { busy, problem, submit } = useSubmit();
  const { data } = useQuery({
    ...queryOf(get, { body: { companyId } }),
    enabled: can('company.read'),
  });
  if (!data || data.hindrance) return null;
  const request = () =>
    submit(async () => {
      await call(validate, { body: { companyId } });
      await queries.invalidateQueries({ queryKey: [get.id] });
    });
  return (
    <Card title={t`German tax office`}>
      <div className="card-b gt">
        {data.validation ? (
          <Result validation={data.validation} />
        ) : (
          <p className="meta">{t`Ask the tax office to confirm this VAT number with its name and address.`}</p>
        )}
        {problem && <Notice tone="red">{problem}</Notice>}
        {(!data.validation || isDoubtful(data.validation)) && can('company.update') && (
          <Button busy={busy} disabled={busy} onClick={() => void request()}>
            {data.validation ? t`Request it again` : t`Request confirmation`}
          </Button>
        )}
      </div>
    </Card>
  );
}
