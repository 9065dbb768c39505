/** The source of a pattern: how companies of Latin script end, in small letters. */
export const legalForms =
  "g?gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e\\.\\s?v\\.?|ev|inc\\.?|ltd\\.?|llc|llp|plc|corp\\.?|s\\.?a\\.?s?\\.?|s\\.?l\\.?u?\\.?|sarl|sasu|b\\.?v\\.?|n\\.?v\\.?|pvt\\.?|limited|s\\.?r\\.?l\\.?|s\\.?p\\.?a\\.?|co\\.?";
