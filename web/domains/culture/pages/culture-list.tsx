import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagOf } from '#shared/data/cultures.ts';
import { type Culture, type CultureInput, cultureContract } from '#shared/domains/culture/contract.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import '#web/domains/system/widgets/master/master.css';
import './culture.css';

const { list, update } = cultureContract.routes;

/** A Saturday night in November, whoever reads it. */
const EXAMPLE = new Date('2026-11-28T20:30:00Z');
const AMOUNT = 1234567.89;

const written = (tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(EXAMPLE);
const amount = (tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(AMOUNT);

interface RowProps {
  readonly culture: Culture;
  readonly may: boolean;
  readonly onChange: (next: Partial<CultureInput>) => void;
}
function Row({ culture, may, onChange }: RowProps) {
  const { t } = useLingui();
  const { code, isActive, isDefault } = culture;
  const tag = tagOf(code);
  const name = new Intl.DisplayNames(cultureOf(currentLocale()), { type: 'language' }).of(tag) ?? code;
  return (
    <tr>
      <td>
        <span className="row">
          {name}
          {isDefault && (
            <Tag tone="blue">
              <Trans>default</Trans>
            </Tag>
          )}
        </span>
        <span className="meta" lang={tag}>
          {written(tag, { dateStyle: 'full' })}
        </span>
      </td>
      <td data-label={t`Date`}>{written(tag, { dateStyle: 'short' })}</td>
      <td data-label={t`Time`}>{written(tag, { timeStyle: 'short' })}</td>
      <td data-label={t`Amount`} className="num">
        {amount(tag)}
      </td>
      <td>
        <Switch
          aria-label={t`${name} is active`}
          checked={isActive}
          disabled={!may || isDefault}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        />
      </td>
      {may && (
        <td>
          {!isDefault && isActive && (
            <Button kind="ghost" onClick={() => onChange({ isDefault: true })} aria-label={t`Make ${name} the default`}>
              <Trans>Make default</Trans>
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** How dates, times and amounts are written for whom; each shown by example. */
export function CultureListPage() {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const queries = useQueryClient();
  const { data } = useQuery(queryOf(list, { body: {} }));
  const change = async (culture: Culture, next: Partial<CultureInput>) => {
    try {
      await call(update, { body: { ...culture, ...next } });
    } catch (error) {
      if (!isExpected(error)) throw error;
      toast(error.message);
    }
    await queries.invalidateQueries({ queryKey: [list.id] });
  };
  return (
    <SettingsFrame
      title={t`Cultures`}
      text={t`How dates, times and amounts are written on documents. Records start with the default.`}
    >
      {!data && <SkeletonLines lines={8} />}
      {data && (
        <table className="mst cul" aria-label={t`Cultures`}>
          <thead>
            <tr>
              <th>{t`Language`}</th>
              <th>{t`Date`}</th>
              <th>{t`Time`}</th>
              <th className="num">{t`Amount`}</th>
              <th>{t`Active`}</th>
              {may && <th aria-label={t`Actions`} />}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((culture) => (
              <Row key={culture.code} culture={culture} may={may} onChange={(next) => void change(culture, next)} />
            ))}
          </tbody>
        </table>
      )}
    </SettingsFrame>
  );
}
