/** Guesses a name from an email: "priya.raman+jobs@example.com" gives "Priya Raman". For decoration only. */
export function nameFromEmail(email: string): string {
  const local = email.trim().split("@")[0]?.split("+")[0] ?? "";
  return local
    .replace(/[\d_.-]+/g, " ")
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .map((part) => {
      const [first = "", ...rest] = [...part];
      return first.toLocaleUpperCase() + rest.join("");
    })
    .join(" ")
    .slice(0, 28);
}
