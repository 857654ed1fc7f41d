/** SES tags know no slash: a page stands in them with dashes. */
export const tagOfPage = (page: string): string => page.slice(1).replaceAll('/', '-');
export const pageOfTag = (tag: string): string => `/${tag.replaceAll('-', '/')}`;
