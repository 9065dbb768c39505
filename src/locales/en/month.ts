/** The field for a month. */
export const month = {
  placeholderMonthFirst: "MM/YYYY",
  placeholderYearFirst: "YYYY/MM",
  invalid: "Enter a month or a year, such as 03/2021 or 2021",
  open: "Choose a month",
  yearAlone: "{{year}} only",
  previous: "Previous year",
  next: "Next year",
  clear: "Clear",
  isPresent: "Untick “{{present}}” to enter a date",
  invalidMonth: "Enter a month, such as 03/2021",
};
