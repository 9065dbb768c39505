/** Every request comes from its own IP, so that no rate limit hides what is behind it. */
let requests = 0;
export function elsewhere() {
  requests += 1;
  return { "x-forwarded-for": `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}` };
}
