/** The source of a pattern: how companies of Latin script end, in small letters. */
export const legalForms =
  "g?gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e\\.\\s?v\\.?|ev|inc\\.?|ltd\\.?|llc|llp|plc|corp\\.?|s\\.?a\\.?s?\\.?|s\\.?l\\.?u?\\.?|sarl|sasu|b\\.?v\\.?|n\\.?v\\.?|pvt\\.?|limited|s\\.?r\\.?l\\.?|s\\.?p\\.?a\\.?|co\\.?";

/** The source of a pattern: the same of Japan, China and Korea, wherever in a name they stand. */
export const wideLegalForms =
  "(?:株式|有限|合同|合資|相互)会社|(?:社団|財団|医療|福祉|学校|特定非営利活動|NPO|独立行政|監査|税理士|弁護士|宗教|大学)法人|有限公司|주식회사|㈜|\\(주\\)";
