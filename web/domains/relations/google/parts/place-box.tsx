import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { googleContract, type Place, type PlaceHit } from '#shared/domains/relations/google/contract.ts';
import { PLACE_KEYWORD_MIN, PLACE_PAUSE_MS, PLACES_SHOWN } from '#shared/domains/relations/google/limits.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { SearchPicker } from '#web/ui/controls/search-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const { autocomplete, textSearch, places } = googleContract.routes;
/** The key of the last line of the list, which starts a text search. */
const MORE = '+more';

type HitsProps = Readonly<{ hits: readonly PlaceHit[]; onPick: (placeId: string) => void }>;
const Hits = ({ hits, onPick }: HitsProps) => (
  <ul className="lines">
    {hits.map(({ placeId, name, address }) => (
      <li key={placeId}>
        <button type="button" className="row grow" onClick={() => onPick(placeId)}>
          <span className="strong cut">{name}</span>
          <span className="micro cut">{address}</span>
        </button>
      </li>
    ))}
  </ul>
);

interface FurtherProps extends Pick<HitsProps, 'onPick'> {
  readonly keyword: string;
}
/** Lists the places of a text search, with their streets. */
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
  return <Hits hits={data.rows} onPick={onPick} />;
}

/** Places known without Google. They come before Google's, and are the only ones without Google. */
export interface KnownPlaces {
  readonly search: (keyword: string, signal: AbortSignal) => Promise<readonly PlaceHit[]>;
  readonly onPick: (placeId: string) => void;
}
export type PlaceSearchProps = Readonly<{ onPlace: (place: Place) => void; known?: KnownPlaces }>;

async function ofGoogle(keyword: string, signal: AbortSignal, mayFail: boolean): Promise<readonly PlaceHit[]> {
  try {
    return (await call(autocomplete, { query: { keyword } }, { signal })).rows;
  } catch (error) {
    if (mayFail && isExpected(error)) return [];
    throw error;
  }
}

function usePlaces(onPlace: (place: Place) => void, known: KnownPlaces | undefined, google: boolean) {
  const { t } = useLingui();
  const found = useRef<readonly PlaceHit[]>([]);
  const [further, setFurther] = useState<{ readonly keyword: string; readonly rest: readonly PlaceHit[] }>();
  const [problem, setProblem] = useState<string>();
  const search = async (keyword: string, signal: AbortSignal) => {
    const [mine, theirs] = await Promise.all([
      known?.search(keyword, signal) ?? [],
      google ? ofGoogle(keyword, signal, known !== undefined) : [],
    ]);
    found.current = mine;
    const hits = [...mine, ...theirs].map(({ placeId, name, address }) => ({
      key: placeId,
      value: name,
      sublabel: address,
    }));
    const more = { key: MORE, value: t`More results`, sublabel: keyword };
    const isMore = hits.length > PLACES_SHOWN || theirs.length >= PLACES_SHOWN;
    return { items: [...hits.slice(0, PLACES_SHOWN), ...(isMore ? [more] : [])].map(asItem) };
  };
  const choose = async (placeId: string) => {
    setFurther(undefined);
    setProblem(undefined);
    if (found.current.some((hit) => hit.placeId === placeId)) {
      known?.onPick(placeId);
      return;
    }
    try {
      onPlace(await call(places, { query: { placeId } }));
    } catch (error) {
      setProblem(isExpected(error) ? error.message : t`Couldn't load the place`);
    }
  };
  const expand = (keyword: string) => setFurther({ keyword, rest: found.current.slice(PLACES_SHOWN) });
  return { further, problem, search, choose, expand };
}

/** Finds a place by name and hands over its address. */
export function PlaceBox({ onPlace, known, google }: PlaceSearchProps & { readonly google: boolean }) {
  const { t } = useLingui();
  const { further, problem, search, choose, expand } = usePlaces(onPlace, known, google);
  return (
    <>
      <Field label={t`Find a place`} error={problem}>
        <SearchPicker
          value={null}
          placeholder={t`Name or address`}
          minChars={PLACE_KEYWORD_MIN}
          pauseMs={PLACE_PAUSE_MS}
          emptyText={google ? t`No match found on Google Places` : t`No places found`}
          search={({ keyword }, signal) => search(keyword, signal)}
          onChange={(item) => item && (item.key === MORE ? expand(item.sublabel) : void choose(item.key))}
        />
      </Field>
      {further && <Hits hits={further.rest} onPick={(placeId) => void choose(placeId)} />}
      {further && google && <Further keyword={further.keyword} onPick={(placeId) => void choose(placeId)} />}
    </>
  );
}

const asItem = (item: { readonly key: string; readonly value: string; readonly sublabel: string }) => ({
  ...item,
  defaultSelect: false,
});
