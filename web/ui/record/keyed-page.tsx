import type { ComponentType } from 'react';

interface KeyRoute {
  readonly useParams: () => { readonly key: string };
}
/** The page of the record in the address. Another key starts the page anew. */
export const keyedPage = (route: KeyRoute, Page: ComponentType<{ readonly id: string }>) => () => {
  const { key } = route.useParams();
  return <Page key={key} id={key} />;
};
