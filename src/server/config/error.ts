/** The environment says something that cannot be; the message is one line that names the variables. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
