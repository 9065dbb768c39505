/**
 * The tables of LinkedIn's archive from which a resume is read, with their columns in their order. Members get the names
 * of the columns in the language of their account, so a table whose first row has none of these names is read by the
 * order of its columns.
 */
export const tables = {
  Profile: [
    ...[
      "First Name",
      "Last Name",
      "Maiden Name",
      "Address",
      "Birth Date",
      "Headline",
      "Summary",
      "Industry",
      "Zip Code",
    ],
    ...["Geo Location", "Twitter Handles", "Websites", "Instant Messengers"],
  ],
  "Email Addresses": ["Email Address", "Confirmed", "Primary", "Updated On"],
  PhoneNumbers: ["Extension", "Number", "Type"],
  Positions: ["Company Name", "Title", "Description", "Location", "Started On", "Finished On"],
  Education: ["School Name", "Start Date", "End Date", "Notes", "Degree Name", "Activities"],
  Projects: ["Title", "Description", "Url", "Started On", "Finished On"],
  Skills: ["Name"],
  Certifications: ["Name", "Url", "Authority", "Started On", "Finished On", "License Number"],
  Languages: ["Name", "Proficiency"],
  Publications: ["Name", "Published On", "Description", "Publisher", "Url"],
  Honors: ["Title", "Description", "Issued On"],
  Volunteering: ["Company Name", "Role", "Cause", "Started On", "Finished On", "Description"],
  Courses: ["Name", "Number"],
} as const satisfies Record<string, readonly string[]>;

export type Table = keyof typeof tables;

export function isTable(name: string): name is Table {
  return Object.hasOwn(tables, name);
}

/** A row by the names of its columns, as the table above calls them; other columns under the name that they have. */
export type Row = Readonly<Record<string, string>>;

/** Returns the rows of a table, without those in which nothing stands. */
export function rowsOf(table: Table, lines: readonly string[][]): Row[] {
  const columns: readonly string[] = tables[table];
  const plain = (name: string) => name.trim().toLowerCase();
  const [first = [], ...rest] = lines;
  const known = first.filter((name) => columns.some((column) => plain(column) === plain(name)));
  const named = first.map(
    (name, index) =>
      (known.length > 0 ? columns.find((column) => plain(column) === plain(name)) : columns[index]) ?? name.trim(),
  );
  return rest
    .filter((cells) => cells.some((cell) => cell.trim() !== ""))
    .map((cells) => Object.fromEntries(cells.map((cell, index) => [named[index] || `${index + 1}`, cell.trim()])));
}
