import { CompanyAlike } from '#web/domains/relations/duplicate/widgets/company-alike.tsx';
import { CountryProposals } from './country-proposals.tsx';

/** Adds to the form of a new company: similar companies and proposals by country. */
export const NewCompany = () => (
  <>
    <CompanyAlike />
    <CountryProposals />
  </>
);
