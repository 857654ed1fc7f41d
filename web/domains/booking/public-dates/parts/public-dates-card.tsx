import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { publicDatesContract } from '#shared/domains/booking/public-dates/contract.ts';
import type { DatesSetting } from '#shared/domains/booking/public-dates/schemas.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';

const MAX_SHOWN = 5;
const { get, set } = publicDatesContract.routes;

function Snippet({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const { origin } = window.location;
  const id = useId();
  const text = `<div data-backline-dates="${code}"></div>\n<script src="${origin}/dates.js" async></script>`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t`Code copied`);
  };
  return (
    <div className="form-stack">
      <Field id={id} label={t`Code for your website`}>
        <Textarea id={id} readOnly rows={3} value={text} onFocus={(event) => event.target.select()} />
      </Field>
      <span className="row">
        <Button size="sm" icon={<Copy size={14} />} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <a
          href={`/api/core/publicdates/${code}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ kind: 'ghost', size: 'sm' })}
        >
          {t`Open as JSON`}
        </a>
      </span>
    </div>
  );
}

function Preview({ dates }: Pick<DatesSetting, 'dates'>) {
  const { day } = useFormat();
  const left = dates.length - MAX_SHOWN;
  if (dates.length === 0)
    return (
      <p className="meta">
        <Trans>No dates to publish: a show needs to be confirmed, with an announcement in the past.</Trans>
      </p>
    );
  return (
    <ul className="col">
      {dates.slice(0, MAX_SHOWN).map(({ date, city, venue }) => (
        <li key={`${date} ${venue}`} className="row">
          <span className="num">{day({ date }, { year: true })}</span>
          <span className="cut">{[venue, city].filter(Boolean).join(', ')}</span>
        </li>
      ))}
      {left > 0 && (
        <li className="meta">
          <Plural value={left} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}

/** Publishes the announced dates of an artist for websites, with a preview of what everybody may read. */
export function PublicDatesCard({ artistId }: { readonly artistId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const queries = useQueryClient();
  const params = { id: artistId };
  const query = queryOf(get, { params });
  const { data } = useQuery(query);
  const turn = useMutation({
    ...mutationOf(set),
    onSuccess: (after) => queries.setQueryData(query.queryKey, after),
  });
  if (!data) return null;
  const { isOn, key, dates } = data;
  return (
    <Card title={t`Dates on websites`} count={dates.length}>
      <div className="card-b form-stack">
        <Switch
          checked={isOn}
          disabled={!can('artist.update') || turn.isPending}
          onChange={({ target }) => turn.mutate({ params, body: { isOn: target.checked } })}
        >
          {t`Publish the announced dates`}
        </Switch>
        <Preview dates={dates} />
        {isOn && key && <Snippet code={key} />}
      </div>
    </Card>
  );
}
