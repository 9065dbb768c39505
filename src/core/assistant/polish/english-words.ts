import { pairsOf } from "./rule.ts";

/** The words that the English rules are made of: tables, one `wrong=right` a word, longer ones a line. */

/** Misspellings that are no word at all. British spellings are none. */
export const typos = pairsOf(
  `accomodate=accommodate acheive=achieve acheived=achieved acheivement=achievement acknowlege=acknowledge aquire=acquire aquired=acquired
  adress=address adressed=addressed agressive=aggressive alot=a_lot algoritm=algorithm algorithim=algorithm algoritms=algorithms analize=analyze
  analized=analyzed anaylsis=analysis analysys=analysis analyis=analysis anual=annual apperance=appearance aplication=application aplications=applications
  applicaton=application appliction=application archetecture=architecture architechture=architecture artical=article assesment=assessment asistant=assistant
  atention=attention availabe=available availble=available avaliable=available availibility=availability avalability=availability backgroud=background
  basicly=basically becuase=because beleive=believe benifit=benefit benifits=benefits benchmak=benchmark begining=beginning budjet=budget bussiness=business
  busines=business buisness=business calender=calendar campain=campaign campains=campaigns capabilites=capabilities catagory=category catagories=categories
  certifed=certified certficate=certificate challange=challenge challanges=challenges cleint=client cleints=clients collegue=colleague collegues=colleagues
  colaborate=collaborate colaborated=collaborated colaboration=collaboration collaberation=collaboration comittee=committee commited=committed comunicate=communicate
  comunication=communication comunications=communications compatability=compatibility competative=competitive competitve=competitive completly=completely
  componant=component componants=components conection=connection concious=conscious consistant=consistent consistantly=consistently consultent=consultant
  contraints=constraints continous=continuous continously=continuously contibute=contribute contibuted=contributed controled=controlled convience=convenience
  coordiante=coordinate cordinate=coordinate cordinated=coordinated critera=criteria custmer=customer custmers=customers
  databse=database databses=databases datbase=database decison=decision decisons=decisions definately=definitely definitly=definitely deliever=deliver
  delievered=delivered delivary=delivery dependancy=dependency dependancies=dependencies depedency=dependency deployement=deployment deploymet=deployment desgin=design
  desgined=designed desinged=designed desgn=design deparment=department departement=department develope=develop developement=development developped=developed
  devloped=developed develepment=development devlopment=development developr=developer diffrent=different differnt=different dissapear=disappear
  documention=documentation documantation=documentation documenation=documentation effeciency=efficiency effecient=efficient efficency=efficiency
  efficent=efficient efficently=efficiently eficient=efficient eletronic=electronic elminate=eliminate elimenated=eliminated emplyee=employee employe=employee employes=employees mantain=maintain mantained=maintained mantaining=maintaining maintainence=maintenance complience=compliance custumer=customer custumers=customers
  employess=employees enviroment=environment enviroments=environments enviornment=environment envirnoment=environment equiptment=equipment especialy=especially
  excelent=excellent exellent=excellent existance=existence experiance=experience experianced=experienced expereince=experience experence=experience expierence=experience
  explaination=explanation extention=extension extracurriculer=extracurricular failiure=failure familar=familiar feild=field finacial=financial finanical=financial
  flexability=flexibility foriegn=foreign framwork=framework frameowrk=framework freqently=frequently fucntion=function functionaly=functionality
  funtion=function funtions=functions funtionality=functionality gaurantee=guarantee garantee=guarantee goverment=government governence=governance gradute=graduate grammer=grammar
  guidence=guidance handeled=handled happend=happened heirarchy=hierarchy identifed=identified immediatly=immediately impelmented=implemented implemetation=implementation
  implementaion=implementation implemeted=implemented implmented=implemented implment=implement improvment=improvement improvments=improvements improoved=improved imrpoved=improved
  incease=increase inceased=increased incresed=increased increse=increase independant=independent independantly=independently infastructure=infrastructure infrastucture=infrastructure
  infrastructre=infrastructure initative=initiative initatives=initiatives instalation=installation intergrate=integrate intergrated=integrated intergration=integration
  integeration=integration intrested=interested interupt=interrupt inventry=inventory knowlege=knowledge knowledgable=knowledgeable langauge=language langauges=languages
  leadrship=leadership leadeship=leadership liason=liaison libary=library libaries=libraries logisitics=logistics maintainance=maintenance maintenence=maintenance maintanence=maintenance
  maintaned=maintained mangement=management managment=management manangement=management manufactoring=manufacturing maketing=marketing marketting=marketing
  mechnical=mechanical meetting=meeting ment=meant menber=member menbers=members mesure=measure mesured=measured metholodgy=methodology methology=methodology migated=migrated millenium=millennium
  mointor=monitor monitering=monitoring monitorring=monitoring necesary=necessary neccessary=necessary negociate=negotiate negociated=negotiated negotation=negotiation notifcation=notification
  noticable=noticeable numberous=numerous occassion=occasion occured=occurred occurence=occurrence oportunity=opportunity oppurtunity=opportunity oppertunity=opportunity optimzed=optimized optmized=optimized
  optimisaton=optimisation orginal=original orgnization=organization organisaton=organisation organzied=organized overal=overall paralel=parallel parrallel=parallel parameterss=parameters particpate=participate
  partcipated=participated participed=participated particpated=participated particularily=particularly performace=performance perfomance=performance perforamnce=performance performence=performance performanc=performance
  permanant=permanent permision=permission persistant=persistent personel=personnel personell=personnel pipline=pipeline piplines=pipelines platfrom=platform platfroms=platforms posess=possess
  practicle=practical preperation=preparation presentaion=presentation previouse=previous prgram=program priviledge=privilege priorites=priorities proccess=process procces=process proccesses=processes
  proceedure=procedure procedues=procedures produciton=production proffesional=professional professionel=professional profesional=professional proffessional=professional proficent=proficient
  proficency=proficiency programing=programming progams=programs projet=project projets=projects promissing=promising promoton=promotion prototpye=prototype protocal=protocol publicaly=publicly purchace=purchase
  qualifed=qualified quailty=quality qualty=quality qualitiy=quality quaterly=quarterly questionaire=questionnaire readibility=readability realease=release realeased=released recieve=receive
  recieved=received recieving=receiving reccomend=recommend recomend=recommend recomended=recommended recommed=recommend recuritment=recruitment recrutiment=recruitment reciept=receipt reduceed=reduced redueced=reduced refered=referred
  referal=referral refrence=reference refrences=references relavant=relevant relevent=relevant reliabilty=reliability reliablity=reliability relase=release relased=released replacment=replacement reponse=response reponsive=responsive
  repositry=repository repositary=repository reproducable=reproducible requirment=requirement requirments=requirements reserach=research resouce=resource resouces=resources responce=response
  responsability=responsibility responsabilities=responsibilities responsibile=responsible responsiblity=responsibility responsibilites=responsibilities responsable=responsible restaraunt=restaurant revelant=relevant
  rythm=rhythm satisfation=satisfaction scalibility=scalability scalabilty=scalability scalablity=scalability scedule=schedule schdule=schedule secratary=secretary securty=security seperate=separate seperated=separated seperately=separately
  servce=service serivce=service serivces=services servics=services sevice=service sevices=services severel=several signficant=significant significanlty=significantly similiar=similar simplfied=simplified skillfull=skilful softare=software
  softwear=software sofware=software solutons=solutions soultion=solution soultions=solutions specfic=specific specifed=specified specalist=specialist stakholder=stakeholder stakholders=stakeholders
  stakeholers=stakeholders standarized=standardized startegy=strategy stategy=strategy stategic=strategic statistcs=statistics straighforward=straightforward strenght=strength strengthned=strengthened strucutre=structure succesful=successful
  succesfully=successfully successfull=successful successfuly=successfully sucessful=successful sucessfully=successfully sugestion=suggestion sumary=summary summery_of=summary_of superviser=supervisor suport=support suported=supported surpased=surpassed
  sytem=system sytems=systems sysem=system systme=system tecnical=technical techical=technical techinical=technical technicial=technical technolgy=technology techology=technology technologys=technologies teh=the tempature=temperature testin=testing
  thier=their thoroughtly=thoroughly threshhold=threshold throught=through througput=throughput througout=throughout throughtput=throughput togather=together tommorow=tomorrow tranfer=transfer transfered=transferred tranformation=transformation
  transfering=transferring trasaction=transaction transations=transactions transistion=transition truely=truly tutoral=tutorial tyical=typical unneccessary=unnecessary untill=until upto=up_to usally=usually usefull=useful utlized=utilized
  utilzed=utilized validaton=validation varient=variant varity=variety varios=various vender=vendor vendering=vending verfied=verified verison=version versitile=versatile visability=visibility visualisaton=visualisation visualizaton=visualization voluntered=volunteered
  vulnerabilty=vulnerability vulnerabilites=vulnerabilities warehose=warehouse webiste=website webistes=websites wesbite=website wether=whether wich=which whith=with withing=within wihtin=within wrokflow=workflow writting=writing writen=written yeild=yield
  ngnix=nginx kubernets=Kubernetes kuberentes=Kubernetes javascrpit=JavaScript javascirpt=JavaScript pyhton=Python postgress=Postgres`,
  /\s+/,
);

/** Verbs that lines of resumes begin with, as lemmas. */
export const lemmas =
  `accelerate achieve acquire adapt add administer advise align allocate analyze analyse answer apply arrange assemble assess assist
  assign attend audit author automate book brief build calculate calibrate call check clean close coach code collaborate collect communicate compile
  complete compose compute conceive conduct configure consolidate construct consult contribute control convert coordinate copy correct create cut
  debug decrease define deliver deploy derive describe design detect determine develop devise diagnose direct discover distribute document double draft
  draw drive edit educate eliminate enable encourage enforce engineer enhance ensure establish estimate evaluate examine execute expand expedite
  explain explore extend extract facilitate file finalize find fix forecast form formulate gather generate grow guide handle help hire host identify
  implement improve increase influence initiate innovate inspect install instruct integrate interpret interview introduce invent investigate
  install launch lead learn lower maintain make manage map market measure mentor merge migrate minimize mitigate model moderate modernize modify
  monitor motivate move negotiate observe obtain onboard operate optimize optimise orchestrate order organize organise oversee own package participate partner perform
  pilot plan predict prepare present prevent prioritize process procure produce program promote propose prototype provide publish purchase qualify
  raise rebuild receive recommend reconcile record recruit redesign reduce refactor refine refresh register reorganize repair replace report
  represent research resolve respond restore restructure review revise rewrite run save scale schedule secure select sell send serve set shape
  ship simplify sketch solve specify standardize start streamline strengthen structure study submit succeed supervise supply support synthesize
  teach test track train transform translate treat troubleshoot tune update upgrade use validate verify visit visualize volunteer win work write`
    .split(/\s+/)
    .filter(Boolean);

/** Lemmas that begin a line as a noun as often: such a line is left as it is. */
export const alsoNouns = new Set(
  `address answer audit author book brief call check code control copy cut design direct document double draft draw drive edit file find fix forecast
  form guide help host influence interview launch lead lower make map market measure mentor model monitor move order own package partner pilot plan
  present process program process produce prototype purchase raise record report research review run sale save scale schedule secure select set shape
  ship sketch start structure study supply support test track train treat tune update upgrade use visit volunteer win work clean close complete cut offer
  register repair refresh replace rewrite`.split(/\s+/),
);

/** Nouns of doing, and the verb that says the same. */
export const nominals = pairsOf(
  `development=develop maintenance=maintain implementation=implement management=manage design=design creation=create testing=test deployment=deploy
  integration=integrate migration=migrate optimization=optimize optimisation=optimise administration=administer coordination=coordinate
  configuration=configure installation=install preparation=prepare execution=execute evaluation=evaluate supervision=supervise training=train
  planning=plan analysis=analyze monitoring=monitor automation=automate documentation=document construction=construct production=produce delivery=deliver
  organization=organize organisation=organise translation=translate operation=operate selection=select improvement=improve introduction=introduce
  recruitment=recruit procurement=procure investigation=investigate assessment=assess refactoring=refactor redesign=redesign upkeep=maintain review=review`,
  /\s+/,
);

/** Words that say in many what one says. Each keeps its claim; a line is `wrong=right`, an empty right removes. */
export const wordy = pairsOf(
  `in order to=to
  so as to=to
  due to the fact that=because
  in spite of the fact that=although
  despite the fact that=although
  at this point in time=now
  on a daily basis=daily
  on a weekly basis=weekly
  on a monthly basis=monthly
  on a quarterly basis=quarterly
  on a regular basis=regularly
  on a day-to-day basis=daily
  on an ongoing basis=continuously
  in a timely manner=on time
  in an efficient manner=efficiently
  in a professional manner=professionally
  for the purpose of=for
  with the purpose of=for
  with the help of=with
  by means of=by
  by making use of=with
  by way of=by
  in the area of=in
  in the field of=in
  in the event that=if
  in the near future=soon
  in terms of=in
  with regard to=about
  with regards to=about
  with respect to=about
  in regard to=about
  in regards to=about
  a large number of=many
  a great number of=many
  a number of=several
  a majority of=most
  the majority of=most
  a variety of=several
  a wide variety of=many
  a wide range of=many
  various different=different
  has the ability to=can
  have the ability to=can
  is able to=can
  are able to=can
  had the ability to=could
  prior to=before
  subsequent to=after
  until such time as=until
  each and every=every
  first and foremost=first
  any and all=all
  end result=result
  final outcome=outcome
  final result=result
  past experience=experience
  past history=history
  future plans=plans
  advance planning=planning
  added bonus=bonus
  new innovation=innovation
  new innovations=innovations
  brand new=new
  basic fundamentals=fundamentals
  close proximity=proximity
  collaborate together=collaborate
  collaborated together=collaborated
  cooperated together=cooperated
  combined together=combined
  merged together=merged
  integrated together=integrated
  worked together with=worked with
  joined together=joined
  revert back=revert
  reverted back=reverted
  reported back=reported
  repeat again=repeat
  completely eliminated=eliminated
  completely eliminate=eliminate
  completely finished=finished
  fully completed=completed
  currently ongoing=ongoing
  absolutely essential=essential
  very unique=unique
  most optimal=optimal
  more optimal=better
  whether or not=whether
  as to whether=whether
  the fact that=that
  take into consideration=consider
  took into consideration=considered
  make use of=use
  made use of=used
  making use of=using
  make improvements to=improve
  made improvements to=improved
  making improvements to=improving
  make changes to=change
  made changes to=changed
  making changes to=changing
  provide support to=support
  provided support to=supported
  providing support to=supporting
  provide support for=support
  provided support for=supported
  provided assistance to=assisted
  provided help to=helped
  provided training to=trained
  provide training to=train
  gave support to=supported
  gave training to=trained
  conduct an analysis of=analyze
  conducted an analysis of=analyzed
  conducted analysis of=analyzed
  performed an analysis of=analyzed
  performed analysis of=analyzed
  performed analysis on=analyzed
  performed testing of=tested
  performed testing on=tested
  performed maintenance on=maintained
  performed maintenance of=maintained
  carried out testing of=tested
  carried out maintenance of=maintained
  conducted testing of=tested
  conducted training for=trained
  conducted training of=trained
  did the testing of=tested
  did testing of=tested
  came up with=devised
  come up with=devise
  utilized=used
  utilised=used
  utilize=use
  utilise=use
  utilizes=uses
  utilizing=using
  utilising=using
  utilization of=use of
  leveraged=used
  leverage the=use the
  leveraging=using
  irregardless=regardless
  in-depth knowledge of=thorough knowledge of`,
  /\n/,
);

/** Words without which a line says the same. Removed with the space before or behind them. */
export const idle =
  "successfully basically actually really simply just very quite truly literally essentially virtually effectively".split(
    " ",
  );

/** Words that begin with a vowel letter and a consonant's sound, and the other way round. */
export const soundsLikeConsonant =
  /^(uni(?!n|m)|use|user|usu|usa|uti|ut[io]p|eu|one\b|once|one-|ubiq|u-|ewe|url\b|ux|ui\b|uk|us\b)/i;
export const soundsLikeVowel =
  /^(hour|honest|honou?r|heir|html|http|sql|s3|mlops|x86|m2|8|(?:hr|hq|sdk|ssd|sla|slo|sms|svn|sre|sso|ssh|ssl|mvp|mba|ml|fpga|ftp|llm|lstm|lcd|led|ngo|nlp|nfc|rpc|rtos|rfp|rss|xml|npm)s?(?![a-z]))/i;
