import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** A link to an address known at run time only; pages that know theirs use the router's typed Link. */
export const PageLink = ({ to, ...rest }: PageLinkProps) => <Link to={to} {...rest} />;
