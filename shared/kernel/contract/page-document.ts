/** Pages of people without an account. They get a document of their own, which loads less (web/guest.html). */
export const GUEST_PAGE = /^\/esign\/(invitation\/|verify\/?$)/;
