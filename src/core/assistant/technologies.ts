/**
 * Technologies, tools and methods by their own spelling: what counts as evidence for a suggestion, what a job title may
 * be composed of, and what the polisher writes as its makers do. Names are separated by commas; `=` adds other
 * spellings of the same.
 */
const names = `
C, C++=cpp, C#=csharp=c sharp, Java, JavaScript=java script=js, TypeScript=type script=ts, Python, Go=golang, Rust, Ruby, PHP,
Swift, Kotlin, Scala, Objective-C=objective c=objc, Dart, Lua, Perl, R, MATLAB, Julia, Haskell, Erlang, Elixir, Clojure, F#,
Groovy, Visual Basic, VB.NET, VBA, SQL, PL/SQL, T-SQL, HTML, HTML5, CSS, CSS3, Sass, SCSS, Less, Stylus, WebAssembly=wasm,
Shell=shell script, Bash, PowerShell=power shell, Assembly, VHDL, Verilog, SystemVerilog=system verilog, Solidity, Move, Vyper,
COBOL, Fortran, Delphi, ABAP, Apex, ArkTS, GDScript, HLSL, GLSL, CUDA, OpenCL, XML, JSON, YAML, Markdown, LaTeX, GraphQL=graph ql,
.NET=dotnet, .NET Core=dotnet core, ASP.NET=asp net, ASP.NET Core, Entity Framework, Blazor, WPF, WinForms, MAUI, Xamarin,
React=reactjs=react.js, React Native=react-native=reactnative, Redux, MobX, Next.js=nextjs=next js, Remix, Gatsby, Vue=vuejs, Vue.js,
Vue3, Vuex, Pinia, Nuxt=nuxtjs, Nuxt.js, Angular, AngularJS=angular.js, Svelte, SvelteKit, SolidJS, Preact, jQuery=j query, Ember,
Backbone, Astro, Storybook, Tailwind CSS=tailwindcss=tailwind, Bootstrap, Ant Design=antd=ant-design, Element Plus=element-plus,
Element UI=element-ui, Material UI=mui=material-ui, styled-components, webpack, Vite, Rollup, Parcel, esbuild, SWC, Babel, ESLint,
Prettier, Biome, Turborepo, Nx, Lerna, npm, pnpm, Yarn, Bun, Deno, qiankun=乾坤, micro frontends=micro-frontends=微前端, D3.js=d3=d3js,
ECharts=echart, AntV, Three.js=threejs, WebGL, WebGPU, Canvas, SVG, PWA, service workers=service worker, WebRTC, WebSocket=web socket,
SSE, Lighthouse, Web Vitals=core web vitals, SSR, Electron, Tauri, uni-app=uniapp, Taro, WeChat mini program=微信小程序=小程序=mini program,
Node.js=nodejs=node js=node, Express=express.js=expressjs, Koa, NestJS=nest.js, Egg.js=eggjs, Fastify, Hono, Prisma, TypeORM, Sequelize,
Mongoose, Spring, Spring Boot=springboot=spring-boot, Spring Cloud=springcloud=spring-cloud, Spring MVC, Spring Security, Hibernate, JPA,
MyBatis=mybatis-plus, MyBatis-Plus, Dubbo, Nacos, Sentinel, Seata, RocketMQ=rocket mq, ZooKeeper, Netty, Tomcat, Jetty, JVM, JUC, Maven,
Gradle, Quarkus, Micronaut, Vert.x, Gin, Echo, Fiber, gRPC=grpc, Protobuf=protocol buffers, Thrift, go-zero, Kratos, GORM, Django, Flask,
FastAPI=fast api, Tornado, Celery, SQLAlchemy, Pydantic, asyncio, Scrapy, Laravel, Symfony, ThinkPHP=think php, Yii, CodeIgniter, Swoole,
Hyperf, WordPress=word press, Drupal, Magento, Ruby on Rails=rails, Sidekiq, Phoenix, Actix, Tokio, Axum, Qt, MFC, Boost, STL, CMake=c make,
Make, Bazel, Conan, vcpkg, GCC, Clang, LLVM, GDB, Valgrind, perf, eBPF, DPDK, io_uring, epoll, RDMA, ZeroMQ, REST=restful, RESTful API,
OpenAPI=open api, Swagger, SOAP, OAuth, OAuth 2.0, OIDC, JWT, SSO, SAML, LDAP, RBAC, microservices=microservice=微服务, serverless, DDD, CQRS,
MySQL=my sql, PostgreSQL=postgres=postgre sql=postgre, Oracle, Oracle Database, SQL Server=sqlserver=mssql, SQLite=sql lite=sqllite, MariaDB=maria db,
Db2, TiDB, OceanBase, PolarDB, GaussDB, openGauss, CockroachDB, DM8, Kingbase, MongoDB=mongo=mongo db, Redis, Memcached=memcache, Cassandra, HBase,
DynamoDB=dynamo db, Neo4j, JanusGraph, InfluxDB, TDengine, Prometheus, Elasticsearch=elastic search, OpenSearch, Solr, Lucene, ClickHouse=click house,
Doris=apache doris, StarRocks, Druid, Kylin, Presto, Trino, Impala, Hive, Hadoop, HDFS, YARN, MapReduce, Spark=apache spark, PySpark=py spark, Flink=apache flink,
Storm, Beam, Kafka=apache kafka, Pulsar, RabbitMQ=rabbit mq, ActiveMQ, NATS, Airflow=apache airflow, DolphinScheduler, Azkaban, Oozie, Luigi, Dagster, Prefect,
dbt, Sqoop, DataX, Canal, Debezium, Flume, Logstash, Fluentd, Fluent Bit, SeaTunnel, NiFi, Talend, Informatica, Kettle, SSIS, SSRS, Iceberg=apache iceberg, Hudi,
Delta Lake, Paimon, Snowflake, BigQuery=big query, Redshift, Databricks, Synapse, Fivetran, Airbyte, MaxCompute, DataWorks, Hologres, ETL, ELT, Parquet, Avro,
Tableau, Power BI=powerbi, Looker, Looker Studio, Metabase, Superset, FineBI=帆软, FineReport, Quick BI, QuickBI, Grafana, Kibana, Excel=microsoft excel, Power Query, SPSS, SAS,
Stata, EViews, Google Analytics=ga4, GA4, Amplitude, Mixpanel, GrowingIO, Sensors Data=神策, Umeng=友盟, A/B testing=a/b test=ab test=ab testing=a/b 测试=ab测试, Pandas=pandas,
NumPy=numpy, SciPy=scipy, scikit-learn=sklearn=scikit learn, XGBoost, LightGBM, CatBoost, TensorFlow=tensor flow, PyTorch=pytorch=py torch, Keras, JAX, ONNX, TensorRT, OpenVINO,
PaddlePaddle=飞桨, MindSpore, MXNet, Caffe, Hugging Face=huggingface, Transformers, BERT, GPT, LLaMA=llama, Qwen=通义千问, ChatGLM, DeepSeek=deep seek, ChatGPT, OpenAI, Claude, LangChain=lang chain,
LangGraph, LlamaIndex, Dify, Coze, vLLM, Triton, Ollama, DeepSpeed, Megatron, Ray, MLflow, Kubeflow, Weights & Biases, SageMaker, Vertex AI, Faiss, Milvus, Pinecone, Weaviate, Chroma, Qdrant,
pgvector, RAG, LoRA, RLHF, SFT, DPO, prompt engineering=提示词工程, Stable Diffusion, ComfyUI, Midjourney=mid journey, OpenCV=open cv, YOLO, ResNet, U-Net, SAM, CNN, RNN, LSTM, GAN, NLP, OCR, ASR, TTS, Kaldi,
Whisper, ESPnet, wav2vec, WeNet, FFmpeg, GStreamer, spaCy, NLTK, jieba, Word2Vec, DIN, DeepFM, MMoE, DSSM, FM, ROS, ROS 2, SLAM, PCL, Jupyter, Linux, Ubuntu, CentOS, Red Hat, RHEL, Debian, Windows,
Windows Server, macOS=mac os, Unix, Docker, containerd, Podman, Kubernetes=k8s=kubernets, Helm, Istio, Envoy, Linkerd, Rancher, OpenShift, K3s, Terraform, Pulumi, Ansible, Puppet, Chef, SaltStack,
CloudFormation, CDK, Jenkins, GitLab=git lab, GitLab CI, GitHub=git hub, GitHub Actions, CircleCI, Travis CI, Argo CD=argocd, Argo, Tekton, Spinnaker, Flux, Harbor, Nexus, Artifactory, SonarQube=sonar,
CI/CD=cicd=ci cd, Nginx=ngnix, OpenResty, Apache, HAProxy, Kong, APISIX, Traefik, Caddy, LVS, Keepalived, Zabbix, Nagios, Datadog, New Relic, Splunk, ELK, Loki, Jaeger, Zipkin, SkyWalking, OpenTelemetry=otel,
Sentry, PagerDuty, VictoriaMetrics, Thanos, Consul, etcd, Vault, Apollo, AWS, Amazon Web Services, EC2, S3, Lambda, RDS, EKS, ECS, CloudWatch, IAM, Azure, Azure DevOps, AKS, GCP, Google Cloud, GKE, Cloud Run,
Alibaba Cloud=aliyun=阿里云, Tencent Cloud=腾讯云, Huawei Cloud=华为云, Cloudflare, Vercel, Netlify, Heroku, Firebase, Supabase, OpenStack=open stack, VMware=vm ware, vSphere, ESXi, Proxmox, KVM, Hyper-V, Ceph,
MinIO, GlusterFS, NFS, FinOps, SLO, SLA, chaos engineering=混沌工程, ChaosBlade, Git, SVN, Perforce, Gerrit, Bitbucket, Jira=jira, Confluence, TAPD, Notion, Trello, Asana, Linear, Monday.com, Feishu=飞书, Lark, DingTalk=钉钉,
WeCom=企业微信, Slack, Teams, Zentao=禅道, Scrum, Kanban, Agile=agile development, SAFe, PMP, PRINCE2, CMMI, ISO 9001, ISO 27001, Six Sigma=六西格玛, Lean, OKR, MS Project=microsoft project, Gantt=甘特图, Visio, Axure=axure rp, XMind,
Android, Android SDK, Jetpack, Jetpack Compose=compose, Room, Retrofit, OkHttp, RxJava, Dagger, Hilt, Glide, NDK, JNI, AOSP, Framework, Binder, ART, iOS, SwiftUI=swift ui, UIKit, Core Data, Combine, Alamofire, SnapKit, CocoaPods,
Swift Package Manager, Xcode=x code, Instruments, Core Animation, Metal, ARKit, TestFlight, fastlane, Flutter, Weex, Cordova, Ionic, Capacitor, HarmonyOS=harmony os=鸿蒙, OpenHarmony, ArkUI, DevEco Studio, HDF, HMS, Unity=unity3d,
Unity3D, Unreal Engine=unreal=ue4=ue5, UE5, UE4, Cocos Creator=cocos, Cocos2d-x, Godot, LayaAir, Blueprints, Addressables, ECS architecture, Skynet, KCP, FairyGUI, DOTween, Spine, Blender, Maya, 3ds Max=3dmax, ZBrush, Houdini,
Substance Painter, Substance, Cinema 4D=c4d, After Effects, Premiere=premiere pro, Photoshop, Illustrator, InDesign, Lightroom, DaVinci Resolve, Final Cut Pro, CapCut=剪映, Figma, FigJam, Sketch, Adobe XD, MasterGo, Pixso, JSDesign=即时设计, ProtoPie,
Principle, Framer, Zeplin, Lanhu=蓝湖, Lottie, Rive, Maze, UserTesting, Hotjar, Dovetail, Qualtrics, SurveyMonkey, AutoCAD=auto cad, SolidWorks=solid works, CATIA, Revit, SketchUp, Rhino, Creo, UG NX, ANSYS, Abaqus, COMSOL, Simulink,
LabVIEW=lab view, Altium Designer=altium, Cadence, Allegro, OrCAD, KiCad, PADS, Keil, IAR, STM32, ESP32, Arduino, Raspberry Pi, ARM, ARM Cortex, RISC-V=riscv, FPGA, DSP, MCU, SoC, PCB, UVM, Vivado, Quartus, VCS, Design Compiler, PrimeTime, Innovus, Virtuoso,
HSPICE, SPICE, ModelSim, Synopsys, Tcl, RTL, RTOS, FreeRTOS=free rtos, RT-Thread, Zephyr, VxWorks, QNX, Embedded Linux=嵌入式 linux, U-Boot, Yocto, Buildroot, Linux kernel=linux 内核, device tree, I2C, SPI, UART, CAN, CAN bus, Modbus, MQTT, BLE=bluetooth low energy, Bluetooth, Wi-Fi=wifi,
Zigbee, LoRa, NB-IoT, 5G, PLC, SCADA, AUTOSAR, CANoe, ADAS, OTA, JTAG, Selenium, Appium, Cypress, Playwright, Puppeteer, JUnit, TestNG, pytest, Jest, Vitest, Mocha, Robot Framework, Postman, JMeter=j meter, LoadRunner=load runner, Locust, k6, Gatling, Charles,
Fiddler, Wireshark=wire shark, tcpdump, Airtest, monkey, Mock, JaCoCo, Allure, TestRail, Cucumber, TestLink, Burp Suite=burpsuite=burp, Nmap, Metasploit, sqlmap, Nessus, OWASP, Kali Linux=kali, Snort, Suricata, SIEM, SOC, WAF, IDS, IPS, EDR, Fortify, CodeQL, Semgrep,
Frida, IDA Pro=ida, Ghidra, MITRE ATT&CK, zero trust=零信任, PKI, TLS, IPsec, VPN, GDPR, TCP/IP=tcp ip, HTTP, HTTP/2, HTTP/3, QUIC, HTTPS, DNS, DHCP, CDN, BGP, OSPF, VLAN, VXLAN, SDN, SD-WAN, MPLS, Cisco, CCNA, CCNP, CCIE, HCIA, HCIP, HCIE, Huawei, H3C, Juniper, Fortinet, Palo Alto,
Active Directory, Exchange, Intune, Microsoft 365=office 365, Oracle RAC, Data Guard, RMAN, GoldenGate, AWR, MHA, Orchestrator, ShardingSphere=sharding-jdbc, MyCat, ProxySQL, PgBouncer, Percona XtraBackup=xtrabackup, pt-online-schema-change, gh-ost, Patroni,
Ethereum, Bitcoin, Hyperledger Fabric=fabric, FISCO BCOS, Solana, Polygon, Cosmos SDK, Substrate, Hardhat, Foundry, Truffle, web3.js=web3js, ethers.js, OpenZeppelin, IPFS, ERC-20, ERC-721, zk-SNARK, ZKP, DeFi, NFT, The Graph, Chainlink, Uniswap, Geth,
SAP=sap erp, SAP S/4HANA=s/4hana, SAP HANA, SAP MM, SAP SD, SAP FICO, Oracle EBS, Kingdee=金蝶, Yonyou=用友, Odoo, NetSuite, Dynamics 365, Salesforce, HubSpot, Zendesk, Freshdesk, ServiceNow, Intercom, Zoho, Marketo, Pardot, Segment, Braze, Mailchimp, Klaviyo,
Google Ads, Meta Ads=facebook ads, TikTok Ads, Ocean Engine=巨量引擎, Tencent Ads=腾讯广告=广点通, Baidu Ads=百度推广, Google Tag Manager, SEO, SEM, ASO, KOL, AppsFlyer, Adjust, Search Console, Ahrefs, Semrush, CRM, ERP, MES, WMS, TMS, PLM, OMS, SCM, HRIS, ATS, POS, SaaS, PaaS, IaaS, ITIL,
ITSM, BPMN, UML, TOGAF, ArchiMate, DevOps, MLOps, AIOps, DataOps, SRE, Taobao=淘宝, Tmall=天猫, JD.com=京东, Pinduoduo=拼多多, Douyin=抖音, Kuaishou=快手, Xiaohongshu=小红书, Bilibili=哔哩哔哩=b站=b 站, WeChat=微信, WeChat Official Accounts=微信公众号=公众号, Weibo=微博, Zhihu=知乎, Shopify, Amazon, eBay, Etsy, WooCommerce,
TikTok, TikTok Shop, YouTube=you tube, Instagram, Facebook, LinkedIn=linked in, X, Xiumi=秀米, 135 Editor, Canva=可画, Chuangkit, WPS, Office=microsoft office, Word, PowerPoint=power point=ppt, Outlook, Google Sheets, Google Docs, Airtable, Zapier, Make.com, UiPath, Power Automate, RPA, Workday, BambooHR,
Greenhouse, Lever, Moka=moka hr, Beisen=北森, BOSS Zhipin=boss直聘=boss 直聘, Liepin=猎聘, LinkedIn Recruiter, SuccessFactors, DITA, MadCap Flare, Docusaurus, Sphinx, MkDocs, AsciiDoc, reStructuredText, Read the Docs, Vale, Oxygen XML, Swagger UI, Confluence wiki, Moodle, Kahoot, Zoom, QuickBooks, Xero, Sage, Bloomberg Terminal=bloomberg, Wind=万得,
IFRS, GAAP, CPA, ACCA, CFA, SOX, VAT, EHR, EMR, Epic, Cerner, CPR, BLS, ACLS, HIPAA, GMP, GCP compliance, HACCP, MRP, JIT, Kaizen, FMEA, SPC, MSA, 8D, 5S, APQP, PPAP, TPM
`;

/** Names that are ordinary words in some spelling of a sentence: they are known, but never put right by themselves. */
const ordinary = new Set(
  `go rust ruby swift dart r c move less make express echo fiber spring boost sentinel spark storm beam druid canal flux harbor
  nexus chef puppet consul vault apollo kong caddy word excel access outlook zoom slack teams notion linear asana sketch maze
  principle framer spine room glide combine instruments metal art framework segment braze lever x sage wind epic charles mock
  monkey locust lean agile kanban boss fabric foundry substrate truffle polygon adjust compose hive impala ray chroma whisper
  transformers triton prefect luigi parcel babel yarn bun remix ember backbone astro phoenix shell assembly apex oracle windows
  office exchange cadence allegro maya rhino creo flow sam din fm can arm make.com monday.com pads vale sphinx sonar restful
  safe lora gan spice edge wps jax mes sox emr
  rest js ts ppt node unreal sas canvas perf bootstrap kettle express segment meta soc ids ips ats pos echo vite art cocos`
    .split(/\s+/)
    .filter(Boolean),
);

const canonical = new Map<string, string>();
for (const entry of names.split(/,\s*/)) {
  const [name = "", ...spellings] = entry.trim().split("=");
  for (const form of [name, ...spellings])
    if (!canonical.has(form.toLowerCase())) canonical.set(form.toLowerCase(), name);
}

/** Returns the makers' spelling of a technology, however its letters are cased; null where it is not known. */
export function technologyNamed(text: string): string | null {
  return canonical.get(text.trim().toLowerCase().replace(/\s+/g, " ")) ?? null;
}

/** Every spelling that is known, in lower case, with its name; no order is promised. */
export const technologySpellings: ReadonlyMap<string, string> = canonical;

/** True where the spelling is an ordinary word, too, so that a sentence which holds it need not mean the technology. */
export function isOrdinaryWord(spelling: string): boolean {
  return ordinary.has(spelling.toLowerCase());
}

const longest = Math.max(...[...canonical.keys()].map((key) => key.split(" ").length));

/**
 * Returns the names of the technologies that a text mentions, each once, in the order of their first mention. Ordinary
 * words count only where they are written like the name: "Go", not "go".
 */
export function technologiesIn(text: string): string[] {
  const tokens = text.match(/[A-Za-z0-9.][A-Za-z0-9.+#/&_-]*|\p{Script=Han}+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1) {
    for (let size = Math.min(longest, tokens.length - at); size > 0; size -= 1) {
      const written = tokens
        .slice(at, at + size)
        .join(" ")
        .replace(/[.,;:/-]+$/, "");
      const name = canonical.get(written.toLowerCase());
      if (!name || (isOrdinaryWord(written) && !written.startsWith(name.charAt(0)))) continue;
      found.add(name);
      at += size - 1;
      break;
    }
    for (const [spelling, name] of hanSpellings) if (tokens[at]?.includes(spelling)) found.add(name);
  }
  return [...found];
}

const hanSpellings = [...canonical].filter(([spelling]) => /^\p{Script=Han}+$/u.test(spelling));
