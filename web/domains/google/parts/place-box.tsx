import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { googleContract, type Place } from '#shared/domains/google/contract.ts';
import { PLACE_KEYWORD_MIN, PLACE_PAUSE_MS, PLACES_SHOWN } from '#shared/domains/google/rules.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { SearchPicker } from '#web/ui/controls/search-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const { autocomplete, textSearch, places } = googleContract.routes;
/** The last line of the list: what a text search knows besides. */
const MORE = '+more';

interface FurtherProps {
  readonly keyword: string;
  readonly onPick: (placeId: string) => void;
}
/** What a text search finds, with the street. */
function Further({ keyword, onPick }: FurtherProps) {
  const { data, error } = useQuery({ ...queryOf(textSearch, { query: { keyword } }), retry: false });
  if (error) return <Notice tone="amber">{isExpected(error) && error.message}</Notice>;
  if (!data) return <SkeletonLines lines={3} />;
  if (data.rows.length === 0)
    return (
      <p className="meta">
        <Trans>No match found on Google Places</Trans>
      </p>
    );
  return (
    <ul className="lines">
      {data.rows.map(({ placeId, name, address }) => (
        <li key={placeId}>
          <button type="button" className="row grow" onClick={() => onPick(placeId)}>
            <span className="strong cut">{name}</span>
            <span className="micro cut">{address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface PlaceSearchProps {
  readonly onPlace: (place: Place) => void;
}
/** Finds a place by name and hands over its address. */
export function PlaceBox({ onPlace }: PlaceSearchProps) {
  const { t } = useLingui();
  const [further, setFurther] = useState('');
  const [problem, setProblem] = useState<string>();
  const search = async (keyword: string, signal: AbortSignal) => {
    const { rows } = await call(autocomplete, { query: { keyword } }, { signal });
    const found = rows.map(({ placeId, name, address }) => ({ key: placeId, value: name, sublabel: address }));
    const more = { key: MORE, value: t`More results`, sublabel: keyword };
    return { items: (rows.length < PLACES_SHOWN ? found : [...found, more]).map(asItem) };
  };
  const choose = async (placeId: string) => {
    setFurther('');
    setProblem(undefined);
    try {
      onPlace(await call(places, { query: { placeId } }));
    } catch (error) {
      setProblem(isExpected(error) ? error.message : t`The place could not be fetched`);
    }
  };
  return (
    <>
      <Field label={t`Find a place`} error={problem}>
        <SearchPicker
          value={null}
          placeholder={t`Name or address`}
          minChars={PLACE_KEYWORD_MIN}
          pauseMs={PLACE_PAUSE_MS}
          emptyText={t`No match found on Google Places`}
          search={({ keyword }, signal) => search(keyword, signal)}
          onChange={(item) => item && (item.key === MORE ? setFurther(item.sublabel) : void choose(item.key))}
        />
      </Field>
      {further && <Further keyword={further} onPick={(placeId) => void choose(placeId)} />}
    </>
  );
}

const asItem = (item: { readonly key: string; readonly value: string; readonly sublabel: string }) => ({
  ...item,
  defaultSelect: false,
});
