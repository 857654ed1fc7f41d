import * as z from 'zod';

/** ISO 3166-1 and Kosovo by its user-assigned code, every country as its two letters followed by its three. */
const CODES = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD
  BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN
  CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU
  DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB
  GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG
  HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN
  KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU
  LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR
  MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL
  OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB
  RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP
  SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN
  TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF
  XKXKX ZMZMB ZWZWE
`;

const alpha3 = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 2), pair.slice(2)] as const),
);
const alpha2 = new Map([...alpha3].map(([two, three]) => [three, two]));

/** Two-letter codes in their order. */
export const COUNTRY_CODES: readonly string[] = [...alpha3.keys()];
export const isCountry = (code: string): boolean => alpha3.has(code);
export const CountryCode = z.string().refine(isCountry, { error: 'choice' });
export const alpha3Of = (code: string): string | undefined => alpha3.get(code);
export const alpha2Of = (code: string): string | undefined => alpha2.get(code);

export type Country = { readonly code: string; readonly name: string };

/** Made once for a culture: that takes as long as hundreds of names. */
const namesByCulture = new Map<string, Intl.DisplayNames>();
function namesIn(culture: string): Intl.DisplayNames {
  const names = namesByCulture.get(culture) ?? new Intl.DisplayNames(culture, { type: 'region' });
  namesByCulture.set(culture, names);
  return names;
}

/** Names come from the runtime's own data; the code stands in where it knows none. */
export const countryName = (code: string, culture: string): string =>
  isCountry(code) ? (namesIn(culture).of(code) ?? code) : code;

/** All countries by name, as a select shows them. */
export function countriesByName(culture: string): Country[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code, culture) })).sort((a, b) =>
    a.name.localeCompare(b.name, culture),
  );
}
