/** What developers and designers list beside each other without commas ("Go Java MySQL Kafka"). */
export const technologies: ReadonlySet<string> = new Set(
  `go|golang|java|python|python3|c|c++|c#|objective-c|swift|kotlin|scala|rust|ruby|php|perl|r|matlab|julia|dart|lua|haskell|
  ocaml|erlang|elixir|clojure|fortran|cobol|assembly|bash|shell|powershell|sql|nosql|plsql|html|html5|css|css3|sass|scss|less|
  javascript|js|typescript|ts|node|node.js|nodejs|deno|bun|react|react.js|reactjs|react native|redux|vue|vue.js|vuejs|vuex|
  angular|angularjs|angular.js|svelte|next.js|nextjs|nuxt|jquery|bootstrap|tailwind|tailwindcss|webpack|vite|rollup|babel|gulp|
  express|express.js|koa|nest|nestjs|django|flask|fastapi|spring|spring boot|springboot|spring mvc|springmvc|spring cloud|
  mybatis|hibernate|struts|rails|ruby on rails|laravel|symfony|.net|asp.net|dotnet|qt|electron|flutter|android|ios|
  mysql|postgresql|postgres|postgressql|sqlite|sqlite3|oracle|sql server|mongodb|redis|memcached|cassandra|elasticsearch|neo4j|
  kafka|rabbitmq|rocketmq|zookeeper|etcd|hadoop|hive|hbase|spark|flink|storm|airflow|snowflake|bigquery|clickhouse|
  docker|kubernetes|k8s|helm|terraform|ansible|puppet|chef|jenkins|git|github|gitlab|svn|mercurial|ci/cd|nginx|apache|tomcat|
  linux|unix|ubuntu|windows|macos|aws|azure|gcp|google cloud|heroku|firebase|prometheus|grafana|elk|splunk|
  tensorflow|pytorch|keras|scikit-learn|sklearn|numpy|pandas|scipy|opencv|xgboost|lightgbm|langchain|huggingface|
  photoshop|illustrator|sketch|figma|axure|xd|indesign|premiere|after effects|visio|word|excel|powerpoint|ppt|office|
  latex|markdown|vim|emacs|eclipse|intellij|idea|vscode|jira|confluence|postman|selenium|cypress|jest|junit|
  graphql|rest|restful|grpc|websocket|http|tcp/ip|protobuf|json|xml|yaml|uml|agile|scrum|tableau|power bi|spss|stata|sas|
  verilog|vhdl|fpga|arduino|raspberry pi|ros|unity|unreal|opengl|vulkan|webgl|three.js|echarts|d3|d3.js|solidity|web3`
    .split("|")
    .map((word) => word.trim()),
);
