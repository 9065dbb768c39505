/** The environment holds an invalid or contradictory value. The message is one line that names the variables. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
