/** What is told about studies below their head, and names neither a school nor a degree: how they went and what was heard. */
const note =
  /^(?:(?:cumulative |overall |major |final )?c?gpa\b|graduated\b|matriculated\b|dean['’]?s['’]? (?:(?:honou?rs? )?list|scholar)|honou?rs graduate\b|first[- ]class (?:honou?rs )?degree|ranked \d|in[- ]progress\b|honou?r(?:s|ed)? (?:roll|list|and awards|& awards|society)|honou?rs\s*:|(?:relevant |selected |related |key )?(?:course ?works?|courses|modules|subjects)(?: included?)?\s*(?:[:：]|$)|(?:thesis|dissertation|capstone|(?:final|senior) (?:year )?project)(?: title| topic)?\s*[:：]|(?:thesis|dissertation) (?:defended|submitted)|valedictorian|salutatorian|(?:summa |magna )?cum laude|with (?:first class )?(?:honou?rs|distinction)|(?:academic |merit |full |partial )*scholarship\b|(?:awards?|honou?rs|minors?|activities|societies|achievements|electives|specialties)\s*[:：]|绩点|績點|성적|학점)/iu;

/** Returns true for a line below a school that tells how the studies went. */
export const isStudyNote = (text: string) => note.test(text.trim());
